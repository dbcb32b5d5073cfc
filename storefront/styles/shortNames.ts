import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names the classes of CSS Modules in five characters: file and line names would cost one of the styles'
 * fifteen KiB. The same for the browser's build and the server's. Throws when two classes would share a name,
 * and with it their look: another name for one of them helps.
 */
export function shortNames(root: string) {
  const owners = new Map<string, string>();
  return (name: string, file: string): string => {
    const owner = `${relative(root, file)} .${name}`;
    const hash = createHash('sha256').update(owner).digest('hex').slice(0, 12);
    // Lower case compresses better.
    const short = `_${Number.parseInt(hash, 16).toString(36).slice(-4)}`;
    const other = owners.get(short) ?? owner;
    if (other !== owner) throw new Error(`${owner} and ${other} are both named ${short}.`);
    owners.set(short, owner);
    return short;
  };
}
