import { CONTENT } from '../../api/contract/resources.ts';
import type { OverviewCounts } from '../../api/contract/types.ts';

/** One of the nine cards of the dashboard. */
export interface CountedThing {
  /** Names the card's number in the overview, and its text where that isn't the resource's name. */
  key: keyof OverviewCounts;
  resource: string;
  filter?: Readonly<Record<string, unknown>>;
}

export const UNREAD: CountedThing = {
  key: 'unread',
  resource: 'messages',
  filter: { is_read: false },
};

/** The nine cards in their order. */
export const COUNTED: readonly CountedThing[] = [
  ...CONTENT.filter(({ isCounted }) => isCounted).map(({ screen }) => ({
    key: screen as keyof OverviewCounts,
    resource: screen,
  })),
  { key: 'messages', resource: 'messages' },
  UNREAD,
];
