/** The random folder that a stored file lies in, with all its variants. */
export const folderOf = (path: string): string => path.split('/')[2] ?? '';

/** '' for a picture's own file, which reads answer in its place and clients send back. */
export const uploadedThumbnail = (thumbnail: string, ...pictures: string[]): string =>
  thumbnail.startsWith('/uploads/') &&
  pictures.some((path) => folderOf(path) === folderOf(thumbnail))
    ? ''
    : thumbnail;

const FOLDER = /\/uploads\/([\w-]+)\//g;
const PATH = /\/uploads\/[\w-]+\/[\w.-]+/g;

export const foldersIn = (text: string): string[] =>
  [...text.matchAll(FOLDER)].map(([, folder = '']) => folder);

export const pathsIn = (text: string): string[] => text.match(PATH) ?? [];
