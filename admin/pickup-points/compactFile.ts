import { parsed } from '../../api/client/readAnswer.ts';

/** What an import reads of a branch in Packeta's list. */
const READ = ['id', 'name', 'street', 'city', 'zip', 'country', 'openingHours', 'status'] as const;

/**
 * The file to send. Packeta's list has photos, directions and more of each branch, several times as much as
 * the server takes; they are left out here. Any other file is sent as it is, and the server says what is
 * wrong with it.
 */
export async function compactFile(file: File): Promise<File> {
  if (!/\.json$/i.test(file.name)) return file;
  const branches = branchesOf(parsed(await file.text()));
  if (!branches) return file;
  const compact = branches.map((branch) =>
    Object.fromEntries(READ.map((name) => [name, partOf(name, Reflect.get(Object(branch), name))])),
  );
  return new File([JSON.stringify(compact)], file.name, { type: 'application/json' });
}

/** Of the hours the text alone. */
const partOf = (name: string, value: unknown): unknown =>
  name === 'openingHours' && typeof value === 'object' && value !== null
    ? {
        compactLong: Reflect.get(value, 'compactLong'),
        compactShort: Reflect.get(value, 'compactShort'),
      }
    : value;

function branchesOf(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  if (typeof json !== 'object' || json === null) return null;
  const list: unknown = Reflect.get(json, 'data') ?? Reflect.get(json, 'branches');
  return typeof list === 'object' && list !== null ? Object.values(list) : null;
}
