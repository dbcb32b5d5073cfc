import type { Node } from './readHtml.ts';

/** A piece of text in one look. */
export interface Run {
  text: string;
  bold: boolean;
  slanted: boolean;
}

type Look = Omit<Run, 'text'>;

const PLAIN: Look = { bold: false, slanted: false };
const BOLD: readonly string[] = ['strong', 'b', 'th'];
const SLANTED: readonly string[] = ['em', 'i'];

/**
 * The text of nodes in its looks, a line break as '\n'. A link is followed by its address, which paper
 * can't follow; addresses of the site's own pages begin with `site`.
 */
export function runsOf(nodes: readonly Node[], site: string, look = PLAIN): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ ...look, text: node }];
    if (node.tag === 'br') return [{ ...look, text: '\n' }];
    const inner = runsOf(node.children, site, {
      bold: look.bold || BOLD.includes(node.tag),
      slanted: look.slanted || SLANTED.includes(node.tag),
    });
    const address = addressOf(node.href, site);
    if (address === '' || isSaid(address, textOf(inner))) return inner;
    return [...inner, { ...look, text: ` (${address})` }];
  });
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** '' for a link within the page. */
function addressOf(href: string, site: string): string {
  if (href.startsWith('#')) return '';
  return href.startsWith('/') ? `${site}${href}` : href.replace(/^(?:mailto|tel):/, '');
}

/** Whether words are an address already, with or without its scheme. */
function isSaid(address: string, words: string): boolean {
  const said = words.replace(/\s/g, '');
  return said === address || said === address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** A word in its looks; of several pieces where the look changes within it. */
interface Word {
  pieces: Run[];
  /** Whether a space precedes it. */
  isSpaced: boolean;
  /** Whether it begins a new line. */
  isBroken: boolean;
}

/** The words of runs: what is parted by white space. A no-break space parts nothing. */
export function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let [isSpaced, isBroken, isOpen] = [false, false, false];
  for (const run of runs) {
    for (const [part] of run.text.matchAll(/\n|[ \t\r\f]+|[^ \t\r\f\n]+/g)) {
      if (/^[ \t\r\f\n]/.test(part)) {
        isBroken ||= part === '\n';
        isSpaced = true;
        isOpen = false;
        continue;
      }
      const piece = { ...run, text: part };
      if (isOpen) words.at(-1)?.pieces.push(piece);
      else words.push({ pieces: [piece], isSpaced: isSpaced && words.length > 0, isBroken });
      [isSpaced, isBroken, isOpen] = [false, false, true];
    }
  }
  return words;
}

/** Fills lines of a width with words; one that is longer than a line is cut into pieces that fit. */
export function linesOf(
  words: readonly Word[],
  width: number,
  measure: (run: Run) => number,
): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  const end = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  const add = (run: Run) => {
    line.push(run);
    used += measure(run);
  };
  for (const { pieces, isSpaced, isBroken } of words) {
    if (isBroken) end();
    const [first] = pieces;
    if (!first) continue;
    const space: Run = { ...first, text: ' ' };
    const own = pieces.reduce((sum, piece) => sum + measure(piece), 0);
    const gap = isSpaced && line.length > 0 ? measure(space) : 0;
    if (used + gap + own <= width) {
      if (gap > 0) add(space);
      for (const piece of pieces) add(piece);
      continue;
    }
    end();
    for (const piece of pieces) {
      for (const letter of own <= width ? [piece.text] : piece.text) {
        const part = { ...piece, text: letter };
        if (used + measure(part) > width) end();
        add(part);
      }
    }
  }
  end();
  return lines.map(joined);
}

/** Neighbours of the same look as one. */
function joined(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    if (last && last.bold === run.bold && last.slanted === run.slanted) last.text += run.text;
    else runs.push({ ...run });
  }
  return runs;
}
