export const LABELS_SETTING = 'blog_labels';

/** Names by key, of a text with `key = name` on each line; without a name, the key itself. */
export function labelNames(text: string): (key: string) => string {
  const names = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, key, name] = /^([^=]+)=(.+)$/.exec(line) ?? [];
    if (key?.trim() && name?.trim()) names.set(plain(key), name.trim());
  }
  return (key) => names.get(plain(key)) ?? key;
}

/** Keys are alike whatever their spaces are. */
const plain = (key: string): string => key.trim().replace(/\s+/g, ' ');
