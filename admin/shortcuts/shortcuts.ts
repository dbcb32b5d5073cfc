import { CONTENT } from '../../api/contract/resources.ts';

/** Something that a shortcut may ask for; whoever is on the screen and can do it, does it. */
export type Command =
  | 'palette'
  | 'help'
  | 'search'
  | 'add'
  | 'down'
  | 'up'
  | 'save'
  | 'previous'
  | 'next'
  | 'close'
  | `go ${string}`;

export type ShortcutGroup = 'anywhere' | 'list' | 'record' | 'go';

export interface Shortcut {
  command: Command;
  group: ShortcutGroup;
  /** Keys pressed one after the other, as the keyboard names them; `Mod+` is Ctrl, on a Mac ⌘. */
  keys: readonly string[];
}

/** The groups in the order in which the help shows them. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = ['anywhere', 'list', 'record', 'go'];

/** The screen that each letter leads to after `g`; '' is the dashboard. */
const SCREENS: readonly (readonly [letter: string, screen: string])[] = [
  ['d', ''],
  ['o', 'orders'],
  ['m', 'messages'],
  ...CONTENT.flatMap(({ screen, menu }) => (menu ? [[menu.shortcut, screen] as const] : [])),
  ['i', 'media'],
  ['r', 'history'],
];

/** Every shortcut of the back-office; the help shows this list and the keyboard is read by it. */
export const SHORTCUTS: readonly Shortcut[] = [
  { command: 'palette', group: 'anywhere', keys: ['Mod+k'] },
  { command: 'help', group: 'anywhere', keys: ['?'] },
  { command: 'search', group: 'list', keys: ['/'] },
  { command: 'add', group: 'list', keys: ['n'] },
  { command: 'down', group: 'list', keys: ['j'] },
  { command: 'up', group: 'list', keys: ['k'] },
  { command: 'save', group: 'record', keys: ['Mod+s'] },
  { command: 'previous', group: 'record', keys: ['['] },
  { command: 'next', group: 'record', keys: [']'] },
  // Panels and windows close on Escape by themselves.
  { command: 'close', group: 'record', keys: ['Escape'] },
  ...SCREENS.map(
    ([letter, screen]): Shortcut => ({
      command: `go ${screen}`,
      group: 'go',
      keys: ['g', letter],
    }),
  ),
];

/** Where a `go` command leads. */
export const screenOf = (command: Command): string => command.slice('go '.length);
