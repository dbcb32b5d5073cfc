import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { localFileStore } from '../files/fileStore.ts';
import { type FilePlace, uploadFolder } from '../files/openFiles.ts';
import { StoreFailure } from '../files/s3.ts';
import { s3Files } from '../files/s3Files.ts';

export type Uploads = ReturnType<typeof uploadsOf>;

/** The uploads as they are saved and brought back, wherever they are. */
export function uploadsOf(config: FilePlace) {
  if (config.store) {
    const store = s3Files(config.store);
    return {
      ...{ list: store.list, put: store.put, isEmpty: store.isEmpty },
      async *read(path: string): AsyncGenerator<Buffer> {
        const { size, bytes } = await store.download(path);
        let arrived = 0;
        for await (const piece of bytes) {
          arrived += piece.length;
          yield Buffer.from(piece);
        }
        if (arrived !== size) throw new StoreFailure('a file is cut off');
      },
    };
  }
  const folder = localFileStore(uploadFolder(config));
  return {
    ...{ list: folder.list, put: folder.put },
    // As the data folder is.
    isEmpty: async () => true,
    read: (path: string) => createReadStream(join(uploadFolder(config), path)),
  };
}
