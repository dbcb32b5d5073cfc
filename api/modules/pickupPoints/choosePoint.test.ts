import { describe, expect, it } from 'vitest';
import { choosePoint } from './choosePoint.ts';
import type { WantedPoint } from './orderedPoints.ts';

const LIST = { id: 7, kind: 'parcel', points: 'list', countries: '' } as const;
const MAP = { ...LIST, points: 'packeta' } as const;

const found: WantedPoint = {
  method: 7,
  code: 'A1',
  name: 'Trafika',
  street: 'Nádražní 5',
  city: 'Písek',
  zip: '397 01',
  country: 'CZ',
  is_listed: true,
};
const missing: WantedPoint = { ...found, name: null };
const unlisted: WantedPoint = { ...missing, code: '3060', is_listed: false };
const sent = { id: 'A1', name: 'Forged', address: 'Nowhere' };
const onMap = { id: '3060', name: 'Z-BOX', address: 'Nádražní 5, 397 01 Písek' };
const own = { code: 'A1', name: 'Trafika', address: 'Nádražní 5, 397 01 Písek' };
const none = { code: '', name: '', address: '' };

describe('the point of an order', () => {
  it.each([
    ['of a list is the list’s, whatever was sent with it', sent, LIST, [found], own],
    ['is not asked for by a plain parcel', sent, { ...LIST, points: '' }, [found], none],
    ['is not asked for where nothing is sent', undefined, { ...LIST, kind: 'pickup' }, [], none],
    ['is missing', undefined, LIST, [], 'order.point'],
    ['is not on the list', sent, LIST, [missing], 'order.pointGone'],
    ['is of another method', sent, LIST, [{ ...found, method: 8 }], 'order.pointGone'],
    [
      'is in a country that the method doesn’t deliver to',
      sent,
      LIST,
      [{ ...found, country: 'SK' }],
      'order.pointGone',
    ],
    [
      'of the map is taken by its shape',
      onMap,
      MAP,
      [unlisted],
      { code: '3060', name: onMap.name, address: onMap.address },
    ],
    ['of the map without its name', { ...onMap, name: '' }, MAP, [unlisted], 'order.point'],
    ['of the map in another shape', { ...onMap, id: 'x' }, MAP, [], 'order.point'],
    ['of the map is the list’s where there is one', sent, MAP, [found], own],
    ['of the map isn’t on the list that there is', sent, MAP, [missing], 'order.pointGone'],
  ] as const)('%s', (_, chosen, method, wanted, expected) => {
    expect(choosePoint(chosen, method, wanted, 'cs')).toEqual(expected);
  });

  it('abroad names its country in the language of the order', () => {
    const method = { ...LIST, countries: 'CZ,SK' };
    const abroad = { ...found, country: 'SK' };
    expect(choosePoint(sent, method, [abroad], 'en')).toMatchObject({
      address: 'Nádražní 5, 397 01 Písek, Slovakia',
    });
  });
});
