/** The setting that names the blog's categories and tags in each language. */
export const LABELS_SETTING = 'blog_labels';

/**
 * The names of categories and tags by their keys, of a text with `key = name` on a line each; what is
 * not named is called by its key. Other lines are passed over.
 */
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
