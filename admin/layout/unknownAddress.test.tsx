import { screen, waitFor } from '@testing-library/react';
import { type ResourceProps, useLocation } from 'react-admin';
import { expect, it } from 'vitest';
import { blog } from '../blog/index.ts';
import { carPhotos } from '../car-photos/index.ts';
import { cars } from '../cars/index.ts';
import { history } from '../history/index.ts';
import { media } from '../media/index.ts';
import { messages } from '../messages/index.ts';
import { orders } from '../orders/index.ts';
import { products } from '../products/index.ts';
import { team } from '../team/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { UnknownAddress } from './UnknownAddress.tsx';

const answer = ({ url }: ReceivedCall): Response => {
  if (url === '/api/products/drift-taxi-1') return json({ id: 4, slug: 'drift-taxi-1' });
  if (url === '/api/blog/id/half-a-bonnet') return json({ id: 6, translations: {} });
  if (/^\/api\/(products\/4|blog\/id\/6)$/.test(url))
    return json({ id: Number(url.at(-1)), translations: { cs: {}, en: {} } });
  if (url.includes('?')) return json([], 200, { 'x-total-count': '0' });
  return json({ message: 'Not found' }, 404);
};

const open = (resource: ResourceProps, address: string) =>
  renderScreen({
    address,
    locale: 'en',
    resource,
    others: resource === carPhotos ? [cars] : [],
    layout: ({ children }) => (
      <>
        <UnknownAddress />
        <output data-testid="address">{useLocation().pathname}</output>
        <main>{children}</main>
      </>
    ),
    answer,
  });

const leadsTo = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));

it.each([
  ['/orders/abc/show', '/orders', orders],
  ['/orders/0', '/orders', orders],
  ['/orders/create', '/orders', orders],
  ['/orders/99', '/orders', orders],
  ['/orders/99/show', '/orders', orders],
  ['/orders/12/pay', '/orders', orders],
  ['/messages/abc', '/messages', messages],
  ['/messages/99', '/messages', messages],
  ['/history/abc/show', '/history', history],
  ['/history/99/show', '/history', history],
  ['/history/99', '/history', history],
  ['/media/create', '/media', media],
  ['/team/1e1', '/team', team],
  ['/team/5/show', '/team', team],
  ['/products/no-such', '/products', products],
  ['/car-photos/no-such', '/cars', carPhotos],
] as const)('an address of nothing ends at its list: %s at %s', async (address, list, resource) => {
  await open(resource, address);
  await leadsTo(list);
  expect(await screen.findByRole('heading', { level: 1 })).toBeShown();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});

it.each([
  ['/products/drift-taxi-1', '/products/4', products],
  ['/blog/half-a-bonnet', '/blog/6', blog],
] as const)('a slug opens its record: %s at %s', async (address, record, resource) => {
  await open(resource, address);
  await leadsTo(record);
  expect(await screen.findByRole('heading', { level: 2, name: /Edit/ })).toBeShown();
});

it('says what could not be found', async () => {
  await open(products, '/products/no-such');
  expect(await alertText()).toBe('Failed to load product for editing: Not found');
});
