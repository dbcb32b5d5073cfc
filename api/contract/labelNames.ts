export const LABELS_SETTING = 'blog_labels';

/** Reads lines of `key = name` and returns a lookup of names, which falls back to the key. */
export function labelNames(text: string): (key: string) => string {
  const names = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, key, name] = /^([^=]+)=(.+)$/.exec(line) ?? [];
    if (key?.trim() && name?.trim()) names.set(plain(key), name.trim());
  }
  return (key) => names.get(plain(key)) ?? key;
}

/** Ignores differences in whitespace between keys. */
const plain = (key: string): string => key.trim().replace(/\s+/g, ' ');
