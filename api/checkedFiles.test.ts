import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it.each(['admin', 'storefront', 'api', 'db', 'e2e'])(
  'no .tsx of %s has the name of a .ts beside it, for which TypeScript would leave it unchecked',
  (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true }).map(String);
    const names = new Set(files.filter((file) => file.endsWith('.ts')));
    expect(files.filter((file) => file.endsWith('.tsx') && names.has(file.slice(0, -1)))).toEqual(
      [],
    );
  },
);
