import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const DOCUMENTS = [
  'README.md',
  'api/README.md',
  'api/OPERATIONS.md',
  'api/SECURITY.md',
  'admin/README.md',
  'storefront/README.md',
];

/** Paths of the project in backticks, from its root, and the targets of links, from the document. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const named = [...text.matchAll(/`((?:api|admin|storefront|db|e2e)\/[\w./-]+)`/g)];
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  return [
    ...named.map(([, path = '']) => path),
    ...linked.map(([, path = '']) => join(dirname(document), path)),
  ];
}

/** Names given with their file, as `name` in `api/file.ts` or `name` (`api/file.ts`), that it doesn't have. */
function missingNames(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const given = text.matchAll(
    /`(\w+)`\s+(?:in\s+|\()`((?:api|admin|storefront|db|e2e)\/[\w./-]+\.\w+)`/g,
  );
  return [...given].flatMap(([, name = '', path = '']) => {
    const words = readFileSync(join(root, path), 'utf8').split(/\W+/);
    return words.includes(name) ? [] : [`${name} in ${path}`];
  });
}

describe.each(DOCUMENTS)('%s', (document) => {
  it('names files and folders that exist', () => {
    const paths = pathsIn(document);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names what its files have', () => {
    expect(missingNames(document)).toEqual([]);
  });
});

it('the README stays short', () => {
  const lines = readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(90);
});
