import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LETTERS } from '../../../contract/printable.ts';

/**
 * Makes the fonts of documents from the static TTFs of Adobe's `source-sans` package (3.52), whose
 * folder is the argument: `npx tsx api/platform/pdf/fonts/subset.ts package/TTF`. They are
 * committed as modules, so that they travel with the server's code wherever it is bundled.
 */

const folder = process.argv[2];
if (!folder) throw new Error('Usage: subset.ts <folder with SourceSans3-Regular.ttf>');
await subset('SourceSans3-Regular.ttf', 'regular');
await subset('SourceSans3-Semibold.ttf', 'semibold');

async function subset(source: string, name: string): Promise<void> {
  const font = await subsetFont(await readFile(join(folder ?? '', source)), LETTERS, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
    noHinting: true,
  });
  const base64 = Buffer.from(font).toString('base64');
  const module = [
    `/** Source Sans 3 (${source}) as subset.ts made it; SIL Open Font License, see LICENSE.md. */`,
    `export const ${name} = Buffer.from(`,
    `  '${base64}',`,
    `  'base64',`,
    ');',
    '',
  ];
  await writeFile(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), module.join('\n'));
}
