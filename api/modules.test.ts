import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const linter = readFileSync(join(root, '.biome.json'), 'utf8');

it.each(readdirSync(join(root, 'api/modules')))(
  'the linter holds that others import the index of %s only',
  (module) => {
    // One rule for modules, and one for `site`, which also sees the storefront's server entry.
    expect(linter.split(`"**/${module}/**"`)).toHaveLength(3);
  },
);
