import type { OverviewCounts } from '../../api/contract/types.ts';

/** One of the nine cards of the dashboard (back-office §2). */
export interface CountedThing {
  /** Names the card's number in the overview, and its text in `paddock.dashboard.counts`. */
  key: keyof OverviewCounts;
  resource: string;
  filter?: Readonly<Record<string, unknown>>;
}

export const UNREAD: CountedThing = {
  key: 'unread',
  resource: 'messages',
  filter: { is_read: false },
};

export const COUNTED: readonly CountedThing[] = [
  { key: 'team', resource: 'team' },
  { key: 'cars', resource: 'cars' },
  { key: 'events', resource: 'events' },
  { key: 'gallery', resource: 'gallery' },
  { key: 'products', resource: 'products' },
  { key: 'sponsors', resource: 'sponsors' },
  { key: 'achievements', resource: 'achievements' },
  { key: 'messages', resource: 'messages' },
  UNREAD,
];
