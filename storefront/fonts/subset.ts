import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Generates the site's fonts from their packages: `npx tsx storefront/fonts/subset.ts`.
 * Only letters of Latin and Central European languages are kept; the results are committed.
 */

/** Signs of Latin-1, and its Icelandic letters, that no text of a team is likely to need. */
const RARE = /[¡¢£¤¥¦¨ª¬¯±´µ¶¸¹º¼½¾¿ÐðÞþ]/g;

/** Printable ASCII, letters and usual signs of Latin-1, and the punctuation of both languages. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff).replace(RARE, '')}–—‘’‚“”„•…‹›€™−×→←↗`;
/** Letters of Czech, Slovak, Polish, Hungarian, Slovenian and Croatian beyond Latin-1. */
const CENTRAL_EUROPEAN = 'ĄąĆćČčĎďĐđĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŠšŤťŮůŰűŹźŻżŽž';

type Axes = Parameters<typeof subsetFont>[2]['variationAxes'];

/** Bold text is semibold: the range up to 700 would be 6 KiB more. */
const BODY: Axes = { wght: { min: 400, max: 600 } };

for (const style of ['italic', 'normal']) {
  const barlow = `@fontsource/barlow-condensed/files/barlow-condensed-{set}-800-${style}`;
  await subset(barlow, `barlow-condensed-${style}`, {});
  await variable('archivo', `archivo-{set}-standard-${style}`, `archivo-${style}`, {
    wght: 800,
    wdth: 104,
  });
  await variable('jost', `jost-{set}-wght-${style}`, `jost-${style}`, { wght: 800 });
  await variable('bitter', `bitter-{set}-wght-${style}`, `bitter-${style}`, { wght: 800 });
}
for (const name of ['source-sans-3', 'inter', 'work-sans', 'open-sans']) {
  await variable(name, `${name}-{set}-wght-normal`, name, BODY);
}

async function variable(family: string, file: string, name: string, axes: Axes): Promise<void> {
  await subset(`@fontsource-variable/${family}/files/${file}`, name, axes);
}

async function subset(source: string, name: string, variationAxes: Axes): Promise<void> {
  for (const [set, letters] of [
    ['latin', LATIN],
    ['latin-ext', CENTRAL_EUROPEAN],
  ] as const) {
    const path = `../../node_modules/${source.replace('{set}', set)}.woff2`;
    const font = await subsetFont(
      await readFile(fileURLToPath(new URL(path, import.meta.url))),
      letters,
      {
        targetFormat: 'woff2',
        variationAxes,
        keepFeatures: ['kern', 'tnum'],
        noHinting: true,
      },
    );
    await writeFile(fileURLToPath(new URL(`${name}-${set}.woff2`, import.meta.url)), font);
  }
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, offset) =>
    String.fromCodePoint(from + offset),
  ).join('');
}
