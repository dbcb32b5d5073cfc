/** What is read of a key that was pressed. */
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/**
 * A pressed key as shortcuts name it: `n`, `?`, `Mod+k`; null for what can be none. Signs that a
 * keyboard has behind AltGr, as the Czech one has `[`, are the signs themselves.
 */
export function pressedKey(event: Pressed): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isLetter = /^\p{Letter}$/u.test(key);
  if (event.getModifierState('AltGraph')) return isLetter ? null : key;
  if (altKey) return null;
  if (isLetter && shiftKey) return null;
  const name = isLetter ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Mod+${name}` : name;
}
