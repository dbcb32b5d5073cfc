import { type Fields, isFields } from '../../contract/loading.ts';

const SEGMENT = /\[([^\]]*)\]/g;
const MAX_DEPTH = 5;
const MAX_INDEX = 1_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Fields named `features[0][en]` or `names[]`, nested; deep or dangerous names are dropped. */
export function expandBrackets(fields: Record<string, unknown>): Record<string, unknown> {
  const root: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const path = segmentsOf(name);
    if (path) place(root, path, value);
  }
  return listsOf(root) as Fields;
}

function segmentsOf(name: string): string[] | null {
  const open = name.indexOf('[');
  const head = open < 0 ? name : name.slice(0, open);
  const rest = open < 0 ? [] : [...name.slice(open).matchAll(SEGMENT)].map(([, key]) => key ?? '');
  const path = [head, ...rest];
  const fine = path.length <= MAX_DEPTH && !path.some((segment) => FORBIDDEN.has(segment));
  return fine && head !== '' ? path : null;
}

function place(root: Fields, path: string[], value: unknown): void {
  let node = root;
  for (const [depth, segment] of path.entries()) {
    const key = segment === '' ? String(Object.keys(node).length) : segment;
    if (depth === path.length - 1) {
      // `field[]` sent several times arrives as a list already.
      if (segment === '' && Array.isArray(value)) Object.assign(node, value);
      else node[key] = value;
      return;
    }
    const child = node[key];
    const next: Fields = isFields(child) ? child : {};
    node[key] = next;
    node = next;
  }
}

/** Objects whose keys are all indexes become lists, in the order of the indexes. */
function listsOf(node: unknown, isRoot = true): unknown {
  if (!isFields(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, listsOf(value, false)] as const);
  const indexed = entries.every(([key]) => /^\d+$/.test(key) && Number(key) < MAX_INDEX);
  if (isRoot || entries.length === 0 || !indexed) return Object.fromEntries(entries);
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}
