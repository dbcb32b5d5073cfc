import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const services = readdirSync(import.meta.dirname, { recursive: true })
  .map((name) => join('api/services', String(name)))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

it('services import the contract, the database and each other, and nothing above them', () => {
  const above = services.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const imported = [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)];
    return imported
      .map(([, path = '']) => relative(root, join(root, dirname(file), path)))
      .filter((path) => !/^(?:api\/contract|api\/services|db)\//.test(path))
      .map((path) => `${file} imports ${path}`);
  });
  expect(services.some((file) => file.endsWith('.tsx'))).toBe(true);
  expect(above).toEqual([]);
});
