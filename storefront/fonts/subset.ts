import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Makes the site's fonts from the packages they come in: `npx tsx storefront/fonts/subset.ts`.
 * Only letters of Latin and Central European languages stay; the results are committed.
 */

/** Printable ASCII, Latin-1 and the punctuation that both languages use. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−×→←↗`;
/** Letters of Czech, Slovak, Polish, Hungarian, Slovenian and Croatian beyond Latin-1. */
const CENTRAL_EUROPEAN = 'ĄąĆćČčĎďĐđĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŠšŤťŮůŰűŹźŻżŽž';

const DISPLAY = 'barlow-condensed/files/barlow-condensed-{set}-800-italic.woff2';
const TEXT = 'source-sans-3/files/source-sans-3-{set}-wght-normal.woff2';

await subset(`@fontsource/${DISPLAY}`, 'barlow-condensed-800-italic', {});
await subset(`@fontsource-variable/${TEXT}`, 'source-sans-3', { wght: { min: 400, max: 700 } });

async function subset(
  source: string,
  name: string,
  variationAxes: Record<string, { min: number; max: number }>,
): Promise<void> {
  for (const [set, letters] of [
    ['latin', LATIN],
    ['latin-ext', CENTRAL_EUROPEAN],
  ] as const) {
    const from = new URL(`../../node_modules/${source.replace('{set}', set)}`, import.meta.url);
    const font = await subsetFont(await readFile(fileURLToPath(from)), letters, {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'],
      noHinting: true,
    });
    await writeFile(fileURLToPath(new URL(`${name}-${set}.woff2`, import.meta.url)), font);
  }
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, offset) =>
    String.fromCodePoint(from + offset),
  ).join('');
}
