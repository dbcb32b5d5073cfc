/** A style sheet's rules in their order. */
export type Sheet = readonly SheetPart[];

export type SheetPart = Rule | Block;

interface Rule {
  text: string;
  /** The classes that each of its selectors names; no class: it is for elements of any page. */
  selectors: readonly (readonly string[])[];
}

/** A layer, a media query and the like. */
interface Block {
  /** What stands before its brace: `@media print`. */
  at: string;
  parts: Sheet;
}

/** The rules that elements with these classes can meet, whatever their state and attributes are. */
export function usedRules(sheet: Sheet, classes: ReadonlySet<string>): string {
  let used = '';
  for (const part of sheet) {
    if ('at' in part) {
      const inside = usedRules(part.parts, classes);
      if (inside !== '') used += `${part.at}{${inside}}`;
    } else if (part.selectors.some((names) => names.every((name) => classes.has(name)))) {
      used += part.text;
    }
  }
  return used;
}

const CLASSES = / class="([^"]*)"/g;

/** The classes that stand in a page. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
