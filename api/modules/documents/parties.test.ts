import { expect, it } from 'vitest';
import { addressParts } from './parties.ts';

it.each([
  ['Dlouhá 1, Písek, 397 01', 'Písek', '39701', null],
  ['Hlavná 5, 811 01 Bratislava, Slovensko', 'Bratislava', '81101', 'SK'],
  ['Ring 3, 1010 Wien, Austria', '1010 Wien', '', 'AT'],
])('finds the parts of %j', (address, city, postalCode, country) => {
  expect(addressParts(address)).toMatchObject({ city, postalCode, country });
});
