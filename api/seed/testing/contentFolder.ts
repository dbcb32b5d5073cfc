import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fields } from '../../contract/loading.ts';
import { testPicture } from '../../testing/pictures.ts';

export type ContentFolder = Awaited<ReturnType<typeof contentFolder>>;

export async function contentFolder(
  content: Record<string, Fields[]>,
  widths: Record<string, number> = {},
) {
  const path = await mkdtemp(join(tmpdir(), 'paddock-content-'));
  const folder = {
    path,
    write: (lists: Record<string, Fields[]>) =>
      writeFile(join(path, 'db.json'), JSON.stringify(lists)),
    async draw(file: string, width: number) {
      const picture = await testPicture({ width, height: 40 });
      await mkdir(dirname(join(path, file)), { recursive: true });
      await writeFile(join(path, file), Buffer.from(await picture.arrayBuffer()));
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
  await folder.write(content);
  for (const [file, width] of Object.entries(widths)) await folder.draw(file, width);
  return folder;
}
