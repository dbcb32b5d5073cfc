import type { Shortcut } from './shortcuts.ts';

interface Match {
  /** The shortcut whose keys are all pressed. */
  shortcut: Shortcut | null;
  /** The keys that a longer shortcut goes on from; none when nothing goes on. */
  begun: readonly string[];
}

/** What a further key means after those that have begun a shortcut. */
export function matchKeys(
  begun: readonly string[],
  key: string,
  shortcuts: readonly Shortcut[],
): Match {
  const pressed = [...begun, key];
  const going = shortcuts.filter(({ keys }) => pressed.every((each, at) => keys[at] === each));
  const shortcut = going.find(({ keys }) => keys.length === pressed.length) ?? null;
  if (shortcut) return { shortcut, begun: [] };
  if (going.length > 0) return { shortcut: null, begun: pressed };
  // A wrong second key may itself be a shortcut, or begin one.
  return begun.length > 0 ? matchKeys([], key, shortcuts) : { shortcut: null, begun: [] };
}
