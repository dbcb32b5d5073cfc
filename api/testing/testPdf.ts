import { inflateSync } from 'node:zlib';

/** The text that a PDF of ours shows, read by the fonts' own tables; one line for each piece. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const shown = pages.flatMap(({ head }) => {
    const [, content = ''] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
    return linesOf(objects.get(content)?.stream ?? '', fonts);
  });
  return shown.join('\n');
}

interface PdfObject {
  head: string;
  stream: string;
}

const OBJECT = /(\d+) 0 obj\n(.*?)\nendobj/gs;
const STREAM = 'stream\n';

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const found = pdf.toString('latin1').matchAll(OBJECT);
  return new Map(
    [...found].map(([, number = '', body = '']) => {
      const at = body.indexOf(STREAM);
      if (at < 0) return [number, { head: body, stream: '' }];
      const head = body.slice(0, at);
      const bytes = Buffer.from(body.slice(at + STREAM.length), 'latin1');
      const isPacked = head.includes('/FlateDecode');
      return [number, { head, stream: isPacked ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

type Letters = readonly string[];

/** By the name that pages call it, what the numbers of a font's letters are read as. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const { head } of objects.values()) {
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

const lettersOf = (table: string): Letters =>
  [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f]*)>/g)].map(([, code = '']) =>
      Buffer.from(code, 'hex').swap16().toString('utf16le'),
    ),
  );

function linesOf(content: string, fonts: ReadonlyMap<string, Letters>): string[] {
  const lines: string[] = [];
  let letters: Letters = [];
  for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) {
      letters = fonts.get(font) ?? [];
      continue;
    }
    const numbers = [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)),
    );
    lines.push(numbers.map((number) => letters[number] ?? '').join(''));
  }
  return lines;
}
