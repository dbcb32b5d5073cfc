import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PointFacts } from '../../../db/models/pickupPoint.ts';
import { type KnownPoint, planImport } from './planImport.ts';

const fact = (code: string, name = 'A'): PointFacts => ({
  code,
  name,
  street: '',
  city: 'Písek',
  zip: '397 01',
  country: 'CZ',
  opening_hours: '',
});
const known = (id: number, point: PointFacts, is_active = true): KnownPoint => ({
  ...point,
  id,
  is_active,
});

it('creates new points, changes different and inactive ones, and ends those that are missing', () => {
  const stored = [
    known(1, fact('same')),
    known(2, fact('renamed')),
    known(3, fact('back'), false),
    known(4, fact('gone')),
    known(5, fact('gone before'), false),
  ];
  const file = [fact('new'), fact('same'), fact('renamed', 'B'), fact('back')];
  expect(planImport(stored, file)).toEqual({
    written: [fact('new'), fact('renamed', 'B'), fact('back')],
    gone: [4],
    outcome: { created: 1, updated: 2, unchanged: 1, deactivated: 1 },
  });
});

const points = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...'abcdefgh'),
    name: fc.constantFrom('A', 'B'),
    is_active: fc.boolean(),
  }),
  { selector: ({ code }) => code },
);

it('leaves the points of the file active and no other, and repeated changes nothing', () => {
  fc.assert(
    fc.property(points, points, (before, after) => {
      const stored = before.map(({ code, name, is_active }, id) =>
        known(id, fact(code, name), is_active),
      );
      const file = after.map(({ code, name }) => fact(code, name));
      const { written, gone, outcome } = planImport(stored, file);
      const rest = stored.filter(({ code }) => !written.some((point) => point.code === code));
      const result = [
        ...rest.map((point) => (gone.includes(point.id) ? { ...point, is_active: false } : point)),
        ...written.map((point, index) => known(100 + index, point)),
      ];
      const active = result.filter(({ is_active }) => is_active);
      expect(active.map(({ code, name }) => `${code} ${name}`).sort()).toEqual(
        file.map(({ code, name }) => `${code} ${name}`).sort(),
      );
      expect(outcome.created + outcome.updated + outcome.unchanged).toBe(file.length);
      expect(planImport(result, file)).toMatchObject({ written: [], gone: [] });
    }),
  );
});
