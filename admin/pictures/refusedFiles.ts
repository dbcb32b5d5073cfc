import { fieldErrors } from '../providers/failures.ts';

/** What the server found wrong with single files of a list, each after its file's name. */
export function refusedFiles(error: unknown, list: string, files: readonly File[]): string[] {
  return Object.entries(fieldErrors(error)).flatMap(([path, text]) => {
    const file = path.startsWith(`${list}.`) ? files[Number(path.slice(list.length + 1))] : null;
    return file ? [`${file.name}: ${text}`] : [];
  });
}
