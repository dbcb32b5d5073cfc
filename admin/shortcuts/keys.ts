import type { Shortcut } from './shortcuts.ts';

interface Match {
  shortcut: Shortcut | null;
  /** The keys of a sequence pressed so far; empty when no shortcut begins with them. */
  begun: readonly string[];
}

/** The shortcut that a key completes or continues, given the keys before it. */
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
  // A wrong second key may itself be a shortcut or begin one.
  return begun.length > 0 ? matchKeys([], key, shortcuts) : { shortcut: null, begun: [] };
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** A pressed key as `n`, `?`, `Mod+k`; null when no shortcut uses it. AltGr types ordinary characters. */
export function pressedKey(event: Pressed): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isLetter = /^\p{Letter}$/u.test(key);
  if (event.getModifierState('AltGraph')) return isLetter ? null : key;
  if (altKey) return null;
  if (isLetter && shiftKey) return null;
  const name = isLetter ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Mod+${name}` : name;
}

const READERS = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=menu]',
].join(',');

/** Whether the focused element, or an ancestor, handles keys itself. */
export const handlesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(READERS) !== null;
