import { expect, it } from 'vitest';
import { addressLines, addressText } from './addresses.ts';

it.each([
  ['Nádražní 5, Písek, 397 01', 'Nádražní 5, 397 01 Písek'],
  ['Nádražní 5, Písek, 39701', 'Nádražní 5, 397 01 Písek'],
  ['Nádražní 5, 397 01 Písek', 'Nádražní 5, 397 01 Písek'],
  ['Nádražní 5, 39701 Písek', 'Nádražní 5, 397 01 Písek'],
  ['Na Příkopě 1, Praha 1, 110 00', 'Na Příkopě 1, 110 00 Praha 1'],
  ['Čížová 12, 398 31', '398 31 Čížová 12'],
  ['Nádražní 5\nPísek\n39701\nČesko', 'Nádražní 5, 397 01 Písek, Česko'],
  ['Nádražní 5, Písek, 397 01, Czech Republic', 'Nádražní 5, 397 01 Písek, Czech Republic'],
  ['Hauptstraße 1, 10115 Berlin, Germany', 'Hauptstraße 1, 10115 Berlin, Germany'],
  ['221B Baker Street, London, NW1 6XE', '221B Baker Street, London, NW1 6XE'],
  ['Nádražní 5, Písek', 'Nádražní 5, Písek'],
  ['397 01', '397 01'],
  ['', ''],
])('%j reads %j, and stays so', (written, shown) => {
  expect(addressText(written)).toBe(shown);
  expect(addressText(shown)).toBe(shown);
});

it('has lines of its own, in documents and mails', () => {
  expect(addressLines('Nádražní 5, Písek, 397 01')).toEqual(['Nádražní 5', '397 01 Písek']);
});
