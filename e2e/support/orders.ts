import type { APIRequestContext } from 'playwright/test';
import { expect } from './test.ts';

/** Orders a mug by bank transfer; returns the address of the order's page. */
export async function orderedByTransfer(request: APIRequestContext): Promise<string> {
  const get = async (path: string) => await (await request.get(path)).json();
  const product = await get('/api/products/mug-garage');
  const [shipping] = await get('/api/orders/shipping-methods');
  const payments = await get('/api/orders/payment-methods');
  const payment = payments.find(({ kind }: { kind: string }) => kind === 'bank_transfer');
  const answer = await request.post('/api/orders', {
    data: {
      customer: {
        name: 'Žofie Nováková',
        email: 'zofie@example.com',
        phone: '+420 600 100 200',
        address: 'Na Ostrově 7, Písek, 397 01',
      },
      shipping_method: shipping.id,
      payment_method: payment.id,
      items: [{ id: product.id, quantity: 1, price: product.price }],
      total: Math.round((product.price + shipping.price) * 100) / 100,
    },
  });
  expect(answer.status()).toBe(201);
  return `/order/${(await answer.json()).link}`;
}
