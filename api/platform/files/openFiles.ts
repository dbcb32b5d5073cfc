import { join } from 'node:path';
import type { Logger } from 'pino';
import { cachedFiles } from './cachedFiles.ts';
import { diskCopies } from './diskCopies.ts';
import { localFileStore, type ServedFiles } from './fileStore.ts';
import type { StoreAddress } from './s3.ts';
import { s3Files } from './s3Files.ts';

/** What the copies of a store's files may take of the local disk. */
const COPIES_BYTES = 512 * 1024 * 1024;

/** Where the uploads of a configuration are. */
export interface FilePlace {
  dataDir: string;
  store: StoreAddress | undefined;
}

interface OpenFilesDeps {
  config: FilePlace;
  log: Logger;
  now(): Date;
}

export const uploadFolder = ({ dataDir }: Pick<FilePlace, 'dataDir'>) => join(dataDir, 'uploads');

/** The configured store of uploads: the data folder, or an object store. */
export async function openFiles({ config, log, now }: OpenFilesDeps) {
  const folder = localFileStore(uploadFolder(config));
  if (!config.store) return { files: folder, checkStore: async () => undefined };
  const store = s3Files(config.store);
  const copies = await diskCopies(join(config.dataDir, 'cache'), COPIES_BYTES);
  const files: ServedFiles = cachedFiles({ store, copies, log, now: () => now().getTime() });
  return {
    files,
    /** Writes down what visitors would see as a site without pictures. */
    async checkStore() {
      try {
        if (!(await store.isEmpty()) || (await folder.folders()).length === 0) return;
        log.warn('S3_URL names an empty store, uploads are in the folder: npm run move-files');
      } catch (error) {
        log.error({ err: error }, 'uploads can neither be stored nor read');
      }
    },
  };
}
