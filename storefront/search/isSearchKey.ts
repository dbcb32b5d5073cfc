/** What of a key press decides; a KeyboardEvent has it all. */
interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Whether a key press opens the search: Ctrl-K or ⌘K anywhere, a slash where it isn't being written
 * into something.
 */
export function isSearchKey(
  { key, ctrlKey, metaKey, altKey }: KeyPress,
  writing: boolean,
): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !writing;
}
