import { join } from 'node:path';
import type { Logger } from 'pino';
import { cachedFiles } from './cachedFiles.ts';
import { diskCopies } from './diskCopies.ts';
import { localFileStore, type ServedFiles } from './fileStore.ts';
import type { StoreAddress } from './s3.ts';
import { s3Files } from './s3Files.ts';

/** Maximum size on the local disk of the copies of a store's files. */
const COPIES_BYTES = 512 * 1024 * 1024;

/** The part of the configuration that says where uploads are stored. */
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
    /**
     * Logs a warning when the store is empty although there are local uploads, or an error when it
     * can't be read.
     */
    async checkStore() {
      try {
        if (!(await store.isEmpty()) || (await folder.folders()).length === 0) return;
        log.warn('the store in S3_URL is empty, but DATA_DIR has uploads: run npm run move-files');
      } catch (error) {
        log.error({ err: error }, 'the object store cannot be read');
      }
    },
  };
}
