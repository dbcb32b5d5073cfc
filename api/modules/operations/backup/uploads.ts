import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { localFileStore } from '../../../platform/files/fileStore.ts';
import { type FilePlace, uploadFolder } from '../../../platform/files/openFiles.ts';
import { s3Files } from '../../../platform/files/s3Files.ts';

export type StoredUploads = ReturnType<typeof uploadsOf>;

/** Access to the uploads for backup and restore, in a folder or a store. */
export function uploadsOf(config: FilePlace) {
  if (config.store) {
    const store = s3Files(config.store);
    return {
      list: () => store.list(),
      put: store.put,
      read: store.read,
      isEmpty: store.isEmpty,
      removeFolder: store.removeFolder,
    };
  }
  const folder = localFileStore(uploadFolder(config));
  return {
    list: folder.list,
    put: folder.put,
    removeFolder: folder.removeFolder,
    // The restore checks that the data folder is empty.
    isEmpty: async () => true,
    read: (path: string) => createReadStream(join(uploadFolder(config), path)),
  };
}
