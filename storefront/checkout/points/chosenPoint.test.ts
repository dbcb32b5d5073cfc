import { expect, it } from 'vitest';
import { keptPoint, pointOf } from './chosenPoint.ts';
import { packetaMessage } from './packetaMessage.ts';

const point = {
  code: 'A1',
  name: 'Trafika',
  address: 'Karlova 118, 397 01 Písek',
  hours: 'nonstop',
};

it('a kept point is that of its own shipping method', () => {
  expect(pointOf(4, keptPoint(4, point))).toEqual(point);
  expect(pointOf(5, keptPoint(4, point))).toBeNull();
});

it.each(['', 'x', '{}', '[]', '{"method":"4","code":"A1"}'])('%j is no kept point', (kept) => {
  expect(pointOf(4, kept)).toBeNull();
});

it.each([
  [{ packeta: { state: 'ready' } }, { state: 'ready' }],
  [{ packeta: { state: 'other' } }, null],
  [{ packeta: { state: 'chosen', point: { code: '1', name: 'A' } } }, null],
  ['webpackOk', null],
  [null, null],
])('of %j the checkout reads %j', (data, message) => {
  expect(packetaMessage(data)).toEqual(message);
});
