import { SCREENS } from '../../api/contract/screens.ts';

/** Commands with a single key, in the order of the help. */
const NAMED = [
  { command: 'palette', group: 'anywhere', keys: ['Mod+k'] },
  { command: 'help', group: 'anywhere', keys: ['?'] },
  { command: 'search', group: 'list', keys: ['/'] },
  { command: 'add', group: 'list', keys: ['n'] },
  { command: 'down', group: 'list', keys: ['j'] },
  { command: 'up', group: 'list', keys: ['k'] },
  { command: 'undo', group: 'list', keys: ['Mod+z'] },
  { command: 'save', group: 'record', keys: ['Mod+s'] },
  { command: 'previous', group: 'record', keys: ['['] },
  { command: 'next', group: 'record', keys: [']'] },
  // Panels and dialogs handle Escape themselves.
  { command: 'close', group: 'record', keys: ['Escape'] },
] as const;

/** A command that a shortcut triggers; a mounted component handles it. */
export type Command = (typeof NAMED)[number]['command'] | `go ${string}`;

export const SHORTCUT_GROUPS = ['anywhere', 'list', 'record', 'go'] as const;

export interface Shortcut {
  command: Command;
  group: (typeof SHORTCUT_GROUPS)[number];
  /** Keys pressed in sequence, by their `KeyboardEvent` names; `Mod+` is Ctrl, or ⌘ on a Mac. */
  keys: readonly string[];
}

/** The screen for each letter or digit after `g`; '' is the dashboard. */
const LEADING: readonly (readonly [key: string, screen: string])[] = [
  ['d', ''],
  ...SCREENS.flatMap(({ screen, menu }) =>
    menu?.shortcut ? [[menu.shortcut, screen] as const] : [],
  ),
];

export const SHORTCUTS: readonly Shortcut[] = [
  ...NAMED,
  ...LEADING.map(
    ([key, screen]): Shortcut => ({
      command: `go ${screen}`,
      group: 'go',
      keys: ['g', key],
    }),
  ),
];

/** Whether a command opens no screen, or one that the user may see. */
export const leads = (
  command: Command,
  screens: Readonly<Record<string, { hasList?: boolean }>>,
): boolean =>
  !command.startsWith('go ') ||
  screenOf(command) === '' ||
  screens[screenOf(command)]?.hasList === true;

export const screenOf = (command: Command): string => command.slice('go '.length);
