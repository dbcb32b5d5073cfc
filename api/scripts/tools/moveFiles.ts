import { parseArgs } from 'node:util';
import { loadConfig } from '../../platform/config.ts';
import { isMissing, type ListedFile, localFileStore } from '../../platform/files/fileStore.ts';
import { uploadFolder } from '../../platform/files/openFiles.ts';
import { hasBytes, s3Files } from '../../platform/files/s3Files.ts';
import { inParallel } from '../../platform/inParallel.ts';
import { progressBar } from '../../seed/report.ts';
import { toolWithUsage } from '../tool.ts';

const USAGE = 'npm run move-files -- --to-s3 (or --to-folder)';
const AT_ONCE = 8;
const AGAIN = 'Then run this once more, for files that were uploaded meanwhile';
const AFTER_TO_STORE = `Start the server with this S3_URL. ${AGAIN}; after that DATA_DIR/uploads is not needed any more.\n`;
const AFTER_TO_FOLDER = `Start the server without S3_URL. ${AGAIN}; after that the store is not needed any more.\n`;

/** Copies the uploads between the data folder and the object store, while the site runs. */
export const moveFiles = toolWithUsage(USAGE, async ({ args, env, stdout }) => {
  const config = loadConfig(env);
  const options = { 'to-s3': { type: 'boolean' }, 'to-folder': { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const toStore = values['to-s3'] === true;
  if (toStore === (values['to-folder'] === true))
    throw new Error(`The direction is missing: ${USAGE}`);
  if (!config.store) throw new Error('S3_URL is missing: it names the store');
  const folder = localFileStore(uploadFolder(config));
  const store = s3Files(config.store);
  const [from, to] = toStore ? [folder, store] : [store, folder];

  const files = await listOf(from.list());
  const there = new Map((await listOf(to.list())).map((file) => [file.path, file]));
  const count = { done: 0, copied: 0 };
  const progress = progressBar(stdout, 'Copying files');

  /** Copies one file unless the target has the same bytes already. */
  const copy = async ({ path, size, etag }: ListedFile) => {
    const before = there.get(path);
    if (before?.size === size) {
      const bytes = await folder.get(path);
      if (await hasBytes(store, path, bytes, toStore ? before.etag : etag)) return;
    }
    const bytes = await from.get(path);
    const storedTag = toStore ? await store.put(path, bytes) : etag;
    if (!(await hasBytes(store, path, bytes, storedTag))) {
      throw new Error(`The copy of ${path} differs from the original`);
    }
    if (!toStore) await folder.put(path, bytes);
    count.copied += 1;
  };

  await inParallel(files, AT_ONCE, async (file) => {
    // A file that was deleted meanwhile needs no copy.
    await copy(file).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    count.done += 1;
    progress({ resource: '', done: count.done, total: files.length });
  }).catch((error: Error) => {
    const { message } = error;
    throw new Error(
      `${message}\n${count.done} of ${files.length} files are there; run this again to continue.`,
    );
  });
  stdout.write(`${files.length} files are there, ${count.copied} of them copied now.\n`);
  stdout.write(toStore ? AFTER_TO_STORE : AFTER_TO_FOLDER);
  return 0;
});

async function listOf(files: AsyncIterable<ListedFile>): Promise<ListedFile[]> {
  const list: ListedFile[] = [];
  for await (const file of files) list.push(file);
  return list;
}
