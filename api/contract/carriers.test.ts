import { describe, expect, it } from 'vitest';
import { CARRIER_IDS, carrierOf, trackingPage } from './carriers.ts';

describe('tracking pages', () => {
  it.each(CARRIER_IDS)('of %s are a valid address, from which the carrier is known', (carrier) => {
    const page = trackingPage(carrier, 'DR 123/456 CZ');
    expect(new URL(page).href).toBe(page);
    expect(page).toContain('DR123%2F456CZ');
    expect(carrierOf(page)).toBe(carrier);
  });

  it('are none without a number', () => {
    expect(trackingPage('ppl', '  ')).toBe('');
    expect(carrierOf('')).toBeUndefined();
    expect(carrierOf('https://carrier.example/1')).toBeUndefined();
  });
});
