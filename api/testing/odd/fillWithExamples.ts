import { records } from '../../contract/testing/examples.ts';
import { orderForm } from '../../contract/testing/orderExamples.ts';
import type { Harness } from '../harness.ts';
import type { MountedRoute } from '../mountedRoutes.ts';
import { testPicture } from '../pictures.ts';
import { exampleFor, exampleWith } from './examples.ts';

const COPIES = 10;
/** What orders need comes first; the price is the one that the example of an order names. */
const SHOP = [
  ['/api/orders/shipping-methods', records.shippingMethod],
  ['/api/orders/payment-methods', records.paymentMethod],
  ['/api/orders/payment-methods', records.paymentMethod],
  ['/api/products', { ...records.product, price: orderForm.items[0]?.price }],
] as const;

/** Sends each creating route's example several times; returns an uploaded picture's path. */
export async function fillWithExamples(
  api: Harness,
  routes: readonly MountedRoute[],
): Promise<string> {
  const form = new FormData();
  form.set('image', await testPicture(), 'car.png');
  const { body } = await api.admin<{ image_path: string }>('/blog/images', { form });
  const post = (path: string, example: object, copy: number) =>
    api.admin(path.replace('/api', ''), {
      method: 'POST',
      body: exampleWith(example, body.image_path, copy),
      headers: { 'x-forwarded-for': `10.0.0.${copy}` },
    });
  for (const [path, example] of SHOP) await post(path, example, 0);
  const creating = routes.filter(({ method, path }) => method === 'POST' && !path.includes(':'));
  for (const { path } of creating) {
    if (path.startsWith('/api/auth')) continue;
    for (let copy = 1; copy <= COPIES; copy += 1) await post(path, exampleFor(path), copy);
  }
  return body.image_path;
}
