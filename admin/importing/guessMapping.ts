import { fold } from '../../api/contract/slug.ts';
import type { CsvField } from './csvResource.ts';
import type { Mapping } from './planImport.ts';

/** Which field each heading names: its own name, whatever its case, accents and spaces. */
export function guessMapping(headings: readonly string[], fields: readonly CsvField[]): Mapping {
  const names = new Map(
    ['id', ...fields.map(({ name }) => name)].map((name) => [plain(name), name]),
  );
  const used = new Set<string>();
  return headings.map((heading) => {
    const name = names.get(plain(heading));
    if (name === undefined || used.has(name)) return null;
    used.add(name);
    return name;
  });
}

const plain = (text: string) => fold(text.trim()).replace(/[\s_.-]+/g, '_');
