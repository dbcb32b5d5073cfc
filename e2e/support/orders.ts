import type { APIRequestContext } from 'playwright/test';
import { expect } from './test.ts';

interface Ordered {
  id: number;
  price: number;
  quantity: number;
  dedication?: string;
}

/** Orders an item by bank transfer, sent by the first method that there is, or by a kind of them. */
export async function orderByTransfer(
  request: APIRequestContext,
  item: Ordered,
  sentBy?: string,
): Promise<{ orderId: number; link: string; total: number }> {
  const [shippings, payments] = await Promise.all(
    ['shipping', 'payment'].map(async (kind) =>
      (await request.get(`/api/orders/${kind}-methods`)).json(),
    ),
  );
  const ofKind = (wanted?: string) => (method: { kind: string }) => method.kind === wanted;
  const shipping = shippings.find(ofKind(sentBy)) ?? shippings[0];
  const payment = payments.find(ofKind('bank_transfer'));
  const total = Math.round((item.price * item.quantity + shipping.price) * 100) / 100;
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
      items: [item],
      total,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...(await answer.json()), total };
}

/** Orders a mug by bank transfer; returns the address of the order's page. */
export async function orderedByTransfer(request: APIRequestContext): Promise<string> {
  const { id, price } = await (await request.get('/api/products/mug-garage')).json();
  const { link } = await orderByTransfer(request, { id, price, quantity: 1 });
  return `/order/${link}`;
}
