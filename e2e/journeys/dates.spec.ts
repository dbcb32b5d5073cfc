import { expect, expectAccessible, signIn, test } from '../support/test.ts';

const BUYER = {
  name: 'Žofie Nováková',
  email: 'zofie.terminy@example.com',
  phone: '+420 600 100 200',
  address: 'Na Ostrově 7, Písek, 397 01',
};

test('a date is planned, booked, moved by its buyer, and cancelled for the weather', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await signIn(page, 'cs')}` };
  const texts = { cs: { name: 'Jízda na termín' }, en: { name: 'Ride on a date' } };
  const made = await request.post('/api/products', {
    headers,
    data: { slug: 'dated-ride', price: 2500, category: 'experience', translations: texts },
  });
  expect(made.status()).toBe(201);
  const product = await made.json();

  await page.goto(`/admin/dates/create?product=${product.id}`);
  const plan = page.getByRole('dialog', { name: 'Přidat termíny' });
  await expect(plan.getByRole('combobox', { name: /^Produkt/ })).toHaveText('Jízda na termín');
  await plan.getByRole('button', { name: 'Každý týden' }).click();
  await plan.getByRole('button', { name: 'sobota' }).click();
  // 26 October 2036 is the end of summer time.
  await plan.getByLabel(/^První den/).fill('2036-10-18');
  await plan.getByLabel(/^Poslední den/).fill('2036-11-01');
  await plan.getByLabel(/^Od/).fill('10:00');
  await plan.getByLabel(/^Do/).fill('10:30');
  await plan.getByLabel('Místo česky').fill('Sosnová');
  await plan.getByLabel(/^Počet míst/).fill('1');
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Vytvořit 3 termíny' }).click();
  await expect(page.getByText('Vytvořeny 3 termíny')).toBeVisible();
  const planned = page.getByRole('link', { name: 'Jízda na termín, 10:00–10:30', exact: true });
  await expect(planned).toHaveCount(3);
  await expectAccessible(page);

  const offers = await request.get(`/api/dates?product=${product.id}`);
  const [first, second]: { id: number; left: number }[] = await offers.json();
  const ordered = await request.post('/api/orders', {
    headers: { 'accept-language': 'cs' },
    data: {
      customer: BUYER,
      shipping_method: await idOf('/api/orders/shipping-methods', 'none'),
      payment_method: await idOf('/api/orders/payment-methods', 'bank_transfer'),
      items: [{ id: product.id, slot: first?.id, quantity: 1, price: 2500 }],
      total: 2500,
    },
  });
  expect(ordered.status()).toBe(201);
  const { link, orderId } = await ordered.json();
  const ownDates = async () => (await (await request.get(`/api/order-pages/${link}`)).json()).dates;
  const [{ id: bookingId, slot: booked }] = (await ownDates()).bookings;
  expect(booked.id).toBe(first?.id);
  const moved = await request.post(`/api/order-pages/${link}/dates`, {
    data: { bookings: [bookingId], slot_id: second?.id },
  });
  expect(moved.status()).toBe(200);

  await page.goto(`/admin/dates/${second?.id}/show`);
  const date = page.getByRole('dialog', { name: 'Jízda na termín' });
  await expect(date).toContainText(BUYER.name);
  await expect(date).toContainText('1 / 1');
  await date.getByRole('button', { name: 'Zrušit kvůli počasí' }).click();
  const question = page.getByRole('dialog', { name: 'Zrušit tento termín kvůli počasí?' });
  await expect(question).toContainText(`${BUYER.name} (${BUYER.email})`);
  await question.getByLabel('Zpráva česky').fill('Má celý den pršet.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zrušit termín' }).click();
  await expect(page.getByText('Termín byl zrušen')).toBeVisible();
  await expect(date).toContainText('Vybírá nový termín');

  // The first date is free again, and the last one was never booked.
  const { bookings, offers: others } = await ownDates();
  expect(bookings).toMatchObject([{ id: bookingId, state: 'to_choose' }]);
  expect(others.map(({ left }: { left: number }) => left)).toEqual([1, 1]);
  const mails = await request.get('/api/mails?_sort=id&_order=DESC&_limit=20', { headers });
  const mail = (await mails.json()).find(
    ({ kind, order_id }: { kind: string; order_id: number }) =>
      kind === 'date_cancelled' && order_id === orderId,
  );
  expect(mail.to).toBe(BUYER.email);
  const { text } = await (await request.get(`/api/mails/${mail.id}`, { headers })).json();
  // The message, and the other dates to choose from.
  for (const part of ['Má celý den pršet.', /18\.\s10\.\s2036/, /1\.\s11\.\s2036/]) {
    expect(text).toMatch(part);
  }

  /** The method of a kind. */
  async function idOf(path: string, kind: string): Promise<number> {
    const methods: { id: number; kind: string }[] = await (await request.get(path)).json();
    return methods.find((method) => method.kind === kind)?.id ?? 0;
  }
});
