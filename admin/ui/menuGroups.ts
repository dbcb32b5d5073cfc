import { SCREENS } from '../../api/contract/screens.ts';

/** The side menu's groups, with the names of their screens. */
export const MENU_GROUPS: readonly { key: string; resources: readonly string[] }[] = (
  ['inbox', 'content', 'setup'] as const
).map((group) => ({
  key: `paddock.menu.${group}`,
  resources: SCREENS.filter(({ menu }) => menu?.group === group).map(({ screen }) => screen),
}));
