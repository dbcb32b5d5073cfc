import { expect, it } from 'vitest';
import { sectionModules } from './sectionModules.ts';
import { SECTION_NAMES } from './sections.ts';

it('has the file of every section, and every file is a section', () => {
  expect([...sectionModules.keys()].sort()).toEqual([...SECTION_NAMES].sort());
});
