import { describe, expect, it } from 'vitest';
import { ownApiAddress } from './siteReads.ts';

describe('the own address of an API answer', () => {
  it.each([
    '/api/products',
    '/api/products/drift-taxi-1',
    '/api/products/12',
    '/api/orders/shipping-methods',
    '/api/products?featured=true',
    '/api/events?type=world',
    '/api/blog?limit=5',
    '/api/blog?limit=3&category=Tech',
    '/api/blog?page=2&limit=3&category=Tech',
    '/api/blog?page=2&limit=9&category=Tech+talk&tag=%C5%99idi%C4%8D',
    '/api/dates?product=7',
  ])('is %s', (address) => {
    expect(ownApiAddress(address)).toBe(address);
  });

  it.each([
    '/api/Products',
    '/api/products/',
    '/api//products',
    '/api/%70roducts',
    '/api/products/007',
    '/api/products?featured=false',
    '/api/products?featured=true&x=1',
    '/api/products?featured=true&featured=true',
    '/api/products?q=tyres',
    '/api/products?_limit=5',
    '/api/events?type=moon',
    '/api/blog?limit=5&page=2',
    '/api/blog?page=10&limit=9',
    '/api/blog?limit=8',
    '/api/blog?page=1&limit=9&tag=%61',
    '/api/dates?product=07',
    '/api/cars?constructor=x',
  ])('is not %s', (address) => {
    expect(ownApiAddress(address)).toBeNull();
  });
});
