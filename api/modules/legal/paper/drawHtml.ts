import { INK, PAGE } from '../../../platform/pdf/sheet.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import type { Flow, Setting } from './flow.ts';
import type { Element, Node } from './readHtml.ts';
import { runsOf, textOf } from './runs.ts';

const BODY: Setting = { tag: 'P', size: 9.5, lineHeight: 13, x: PAGE.left };
const HEADINGS: Readonly<Record<string, Omit<Setting, 'x'>>> = {
  h2: { tag: 'H2', size: 13, lineHeight: 17, bold: true, keptLines: 3 },
  h3: { tag: 'H3', size: 10.5, lineHeight: 14, bold: true, keptLines: 3 },
  h4: { tag: 'H4', size: 9.5, lineHeight: 13, bold: true, keptLines: 3 },
};
const BLOCKS = new Set([
  'p',
  'address',
  'blockquote',
  'ul',
  'ol',
  'table',
  ...Object.keys(HEADINGS),
]);

const GAP = 6;
const ABOVE_HEADING = 10;
const INDENT = 16;
const WRITING_LINE = 22;
/** A cell of a table that is longer than this would not fit on one page. */
const MOST_IN_CELL = 2_000;

interface Place {
  flow: Flow;
  /** The address of the site, which its own links begin with. */
  site: string;
  x: number;
}

/** Draws sanitised HTML below what the sheet has already. */
export function drawHtml(place: Place, nodes: readonly Node[]): void {
  for (const block of blocksOf(nodes)) drawBlock(place, block);
}

/** Block elements, and paragraphs of the inline nodes between them. */
function blocksOf(nodes: readonly Node[]): Element[] {
  const blocks: Element[] = [];
  let inline: Node[] = [];
  const end = () => {
    if (inline.length > 0) blocks.push({ tag: 'p', href: '', children: inline });
    inline = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !BLOCKS.has(node.tag)) inline.push(node);
    else {
      end();
      blocks.push(node);
    }
  }
  end();
  return blocks;
}

function drawBlock(place: Place, { tag, children }: Element): void {
  const { x } = place;
  const { sheet } = place.flow;
  if (tag === 'ul' || tag === 'ol') drawList(place, tag, children);
  else if (tag === 'table') drawCells(place, children);
  else if (tag === 'blockquote') {
    sheet.group('BlockQuote', () => drawHtml({ ...place, x: x + INDENT }, children));
  } else drawText(place, tag, children);
}

function drawText({ flow, site, x }: Place, tag: string, children: readonly Node[]): void {
  const { sheet } = flow;
  const heading = HEADINGS[tag];
  const runs = runsOf(children, site);
  if (textOf(runs).trim() === '') return;
  if (heading) sheet.y += ABOVE_HEADING;
  flow.text(runs, { ...(heading ?? BODY), x });
  sheet.y += GAP;
}

function drawList(place: Place, tag: string, children: readonly Node[]): void {
  const { flow, x } = place;
  const { sheet } = flow;
  const items = children.filter((node): node is Element => typeof node !== 'string');
  sheet.group('L', () => {
    for (const [index, item] of items.entries()) {
      flow.need(2 * BODY.lineHeight);
      sheet.group('LI', () => {
        const label = tag === 'ol' ? `${index + 1}.` : '•';
        sheet.element('Lbl', () => {
          sheet.pdf.font('regular').fontSize(BODY.size).fillColor(INK.text);
          sheet.pdf.text(label, x + 2, sheet.y, { lineBreak: false });
        });
        sheet.group('LBody', () => drawHtml({ ...place, x: x + INDENT }, item.children));
      });
      const last = item.children.at(-1);
      if (typeof last === 'object' && last.tag === 'br') drawWritingLine(place);
    }
  });
}

/** A line to write on, where an item ends with a line break. */
function drawWritingLine({ flow: { sheet }, x }: Place): void {
  const y = sheet.y + WRITING_LINE - GAP;
  sheet.draw((pdf) =>
    pdf
      .moveTo(x + INDENT, y)
      .lineTo(PAGE.right, y)
      .lineWidth(0.5)
      .strokeColor(INK.quiet)
      .stroke(),
  );
  sheet.y = y + GAP;
}

/** A table in columns of one width; one without a head has its first row for it. */
function drawCells(place: Place, children: readonly Node[]): void {
  const { flow, site, x } = place;
  const rows = elementsIn(children, 'tr').map((row) =>
    row.children
      .filter((node): node is Element => typeof node !== 'string')
      .map((cell) => textOf(runsOf(cell.children, site)).trim()),
  );
  for (const caption of elementsIn(children, 'caption')) {
    flow.text(runsOf(caption.children, site), { ...BODY, x, bold: true, keptLines: 3 });
  }
  if (rows.flat().some((cell) => cell.length > MOST_IN_CELL)) {
    const texts = rows.flat().map((text): Element => ({ tag: 'p', href: '', children: [text] }));
    drawHtml(place, texts);
    return;
  }
  const count = Math.max(...rows.map((cells) => cells.length), 1);
  const width = (PAGE.right - x) / count;
  const columns = Array.from({ length: count }, (_, index) => ({
    name: String(index),
    x: x + index * width,
    width: width - 8,
    align: 'left' as const,
  }));
  const named = rows.map((cells) =>
    Object.fromEntries(columns.map(({ name }, index) => [name, cells[index] ?? ''])),
  );
  const [head, ...body] = named;
  if (!head) return;
  flow.need(4 * BODY.lineHeight);
  drawTable(flow.sheet, columns, head, body);
  flow.sheet.y += 2 * GAP;
}

/** The elements of a name within others, in their order. */
function elementsIn(nodes: readonly Node[], tag: string): Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === tag ? [node] : elementsIn(node.children, tag);
  });
}
