import { unescaped } from '../../../platform/html.ts';

/** An element of sanitised HTML. */
export interface Element {
  tag: string;
  /** Where a link leads; '' for everything else. */
  href: string;
  children: readonly Node[];
}

export type Node = Element | string;

interface Open extends Element {
  children: Node[];
}

const PART = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+/g;
const HREF = /\bhref="([^"]*)"/;

/**
 * Sanitised HTML as a tree: the sanitiser closes every element but a line break. What is closed without
 * having been opened is passed over, so that no text is ever lost.
 */
export function readHtml(html: string): readonly Node[] {
  const root: Open = { tag: '', href: '', children: [] };
  const open: Open[] = [root];
  for (const [whole, end, tag, attributes = ''] of html.matchAll(PART)) {
    const parent = open.at(-1) ?? root;
    if (tag === undefined) parent.children.push(lettersOf(whole));
    else if (tag === 'br') parent.children.push({ tag, href: '', children: [] });
    else if (end === '/') close(open, tag);
    else {
      const made: Open = { tag, href: lettersOf(HREF.exec(attributes)?.[1] ?? ''), children: [] };
      parent.children.push(made);
      open.push(made);
    }
  }
  return root.children;
}

function close(open: Open[], tag: string): void {
  const place = open.findLastIndex((element) => element.tag === tag);
  if (place > 0) open.splice(place);
}

/** As it is read: any white space but a no-break space is one space. */
const lettersOf = (text: string): string => unescaped(text).replace(/[ \t\r\n\f]+/g, ' ');
