import { expect, it } from 'vitest';
import { wayBack } from './wayBack.ts';

const back = (address: string) => wayBack(`?${new URLSearchParams({ back: address })}`);

it('leads to the address in the back-office that was asked for', () => {
  expect(back('/admin/orders/12/show')).toBe('/admin/orders/12/show');
  expect(back('/admin/cars?filter={"q":"a&b"}&page=2')).toBe(
    '/admin/cars?filter={%22q%22:%22a&b%22}&page=2',
  );
});

it.each([
  '',
  '/admin',
  '/cart',
  '//evil.example/admin/',
  'https://evil.example/admin/',
  '/admin/../api/auth/logout',
  '/admin/%2e%2e/cart',
  '/admin\\..\\..\\evil.example',
  'javascript:alert(1)//admin/',
])('leads nowhere else: %s', (address) => {
  expect(back(address)).toBe('/admin');
});

it('leads to the start of the back-office when nothing was asked for', () => {
  expect(wayBack('')).toBe('/admin');
});
