import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ResourceProps } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { products } from '../products/index.ts';
import { shippingMethods } from '../shipping-methods/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { holdTimers } from '../testing/holdTimers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { field } from '../testing/screenParts.ts';

const method = {
  id: 3,
  price: 99,
  display_order: 0,
  is_active: true,
  translations: { cs: { name: 'Balík' }, en: { name: 'Parcel' } },
  version: 1,
};

const texts = {
  name: 'Cap',
  description: '',
  what_to_expect: '',
  locations: '',
  availability: '',
  eligibility: '',
};
const product = {
  id: 7,
  slug: 'cap',
  price: 490,
  category: 'merchandise',
  is_featured: false,
  is_bestseller: false,
  is_new: false,
  is_withdrawable: true,
  is_active: true,
  display_order: 1,
  image_path: '',
  image_info: null,
  photos: [],
  features: [],
  translations: { cs: texts, en: texts },
  version: 1,
};

type Answer = ReturnType<typeof slowServer>['answer'];

/** Answers reads at once and writes when a test says so, as a server far away does; counts the writes. */
function slowServer(record: object, refused = false) {
  const writes: ReceivedCall[] = [];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = async (call: ReceivedCall): Promise<Response> => {
    if (call.method === 'GET') {
      return call.url.includes('?') ? json([record], 200, { 'x-total-count': '1' }) : json(record);
    }
    writes.push(call);
    await arrived;
    return refused ? json({ message: 'Not now' }, 503) : json(record);
  };
  return { writes, answer, arrive };
}

/** Changes a record's price and presses Update once. */
async function change(address: string, resource: ResourceProps, answer: Answer) {
  await renderScreen({ address, locale: 'en', resource, answer });
  fireEvent.change(await field(/Price/), { target: { value: '120' } });
  const button = await screen.findByRole('button', { name: 'Update' });
  fireEvent.click(button);
  return button;
}

describe('a form that is being saved', () => {
  it('is sent once, whatever is pressed meanwhile', async () => {
    const { writes, answer, arrive } = slowServer(method);
    const button = await change('/shipping-methods/3', shippingMethods, answer);
    fireEvent.click(button);
    await waitFor(() => expect(writes).toHaveLength(1));
    fireEvent.click(button);
    button.closest('form')?.requestSubmit();
    arrive();
    // The form has closed.
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(writes).toHaveLength(1);
  });

  it('is sent again after it could not be saved', async () => {
    const { writes, answer, arrive } = slowServer(method, true);
    const button = await change('/shipping-methods/3', shippingMethods, answer);
    arrive();
    await screen.findByText(/Not now/);
    fireEvent.click(button);
    await waitFor(() => expect(writes).toHaveLength(2));
  });

  it('is not sent again while it stays a second after its save', async () => {
    const second = holdTimers(1_000);
    const { writes, answer, arrive } = slowServer(product);
    const button = await change('/products/7', products, answer);
    arrive();
    await screen.findByText('Product updated successfully');
    fireEvent.click(button);
    await second.pass();
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(writes).toHaveLength(1);
  });
});
