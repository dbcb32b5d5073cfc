import postcss, { type ChildNode, type Rule } from 'postcss';
import type { Sheet, SheetPart } from './sheet.ts';

/** Parses a built style sheet, once for all pages. */
export const parseSheet = (css: string): Sheet => partsOf(postcss.parse(css).nodes);

const partsOf = (nodes: readonly ChildNode[]): SheetPart[] =>
  nodes.flatMap((node): SheetPart[] => {
    if (node.type === 'rule') return [{ text: String(node), selectors: classesOf(node) }];
    if (node.type !== 'atrule') return [];
    // Frames of an animation are no selectors, and a font has none.
    const isWhole =
      node.nodes === undefined || /^(?:font-face|keyframes|property)$/.test(node.name);
    if (isWhole) return [{ text: `${node}${node.nodes ? '' : ';'}`, selectors: [[]] }];
    return [{ at: `@${node.name} ${node.params}`, parts: partsOf(node.nodes ?? []) }];
  });

/** Attributes, and what isn't needed on every element: `:not(.a)`, `:is(.a, .b)`. */
const IN_BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;

function classesOf({ selectors }: Rule): string[][] {
  return selectors.map((selector) => {
    let plain = selector;
    while (plain !== plain.replace(IN_BRACKETS, '')) plain = plain.replace(IN_BRACKETS, '');
    return Array.from(plain.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = '']) => name);
  });
}
