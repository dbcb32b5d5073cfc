import { orderByTransfer } from '../support/orders.ts';
import { pragueToday } from '../support/pragueToday.ts';
import { awake, expect, expectAccessible, signIn, test } from '../support/test.ts';

const BUYER = { name: 'Žofie Nováková', email: 'zofie.terminy@example.com' };

test('a date is planned, chosen at checkout, moved by its buyer, and cancelled for the weather', async ({
  page,
  request,
}, { retry }) => {
  const headers = { authorization: `Bearer ${await signIn(page, 'cs')}` };
  const texts = { cs: { name: 'Jízda na termín' }, en: { name: 'Ride on a date' } };
  // A second try doesn’t meet the product that the first one left.
  const slug = `dated-ride-${retry}`;
  const made = await request.post('/api/products', {
    headers,
    data: { slug, price: 2500, category: 'experience', translations: texts },
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
  const planned = page.getByRole('link', { name: /^Jízda na termín, .+, 10:00–10:30$/ });
  await expect(planned).toHaveCount(3);
  await expectAccessible(page);

  // The buyer chooses the first one.
  const main = page.getByRole('main');
  await page.goto(`/product/${slug}?lang=cs`);
  await awake(page);
  const offers = main.getByRole('group', { name: 'Termín' }).getByRole('radio', { name: /^10:00/ });
  await expect(offers).toHaveCount(3);
  await offers.first().check({ force: true });
  await main.getByRole('button', { name: /Do košíku/ }).click();
  await page.goto('/cart?lang=cs');
  await expect(main).toContainText(/18\.\s10\.\s2036/);
  await page.getByRole('link', { name: 'Pokračovat k objednávce' }).click();
  await page.getByLabel('Jméno a příjmení').fill(BUYER.name);
  await page.getByLabel('E-mail').first().fill(BUYER.email);
  await page.getByLabel('Telefon').fill('+420 600 100 200');
  await main.getByRole('radio').first().check();
  await main.getByLabel(/Bankovní převod/).check();
  await page.getByRole('button', { name: 'Objednat s povinností platby' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Děkujeme');
  await page.getByRole('link', { name: 'Zobrazit objednávku' }).click();
  const orderPage = page.url();

  // And moves it.
  await main.getByText('Změnit termín').first().click();
  const free = main.getByLabel('Termín', { exact: true });
  await free.selectOption({ index: 0 });
  const second = await free.inputValue();
  await main.getByRole('button', { name: 'Změnit termín' }).click();
  // The details of the payment have statuses of their own, once their copy buttons are there.
  const booked = main.getByRole('status').filter({ hasText: 'Termín je rezervovaný.' });
  await expect(booked).toBeVisible();
  await expect(main).toContainText(/sobota 25\.\s10\.\s2036/);
  await expectAccessible(page);

  await page.goto(`/admin/dates/${second}/show`);
  const date = page.getByRole('dialog', { name: 'Jízda na termín' });
  await expect(date).toContainText(BUYER.name);
  await expect(date).toContainText('1 / 1');
  await date.getByRole('button', { name: 'Zrušit kvůli počasí' }).click();
  const question = page.getByRole('dialog', { name: 'Zrušit tento termín kvůli počasí?' });
  await expect(question).toContainText(`${BUYER.name} (${BUYER.email})`);
  await question.getByLabel('Zpráva česky').fill('Má celý den pršet.');
  // What is written isn't lost by a key.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zpět k úpravám' }).click();
  await expect(question.getByLabel('Zpráva česky')).toHaveValue('Má celý den pršet.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zrušit termín' }).click();
  await expect(page.getByText('Termín byl zrušen')).toBeVisible();
  await expect(date).toContainText('Vybírá nový termín');

  const mails = await request.get('/api/mails?_sort=id&_order=DESC&_limit=20', { headers });
  const mail = (await mails.json()).find(
    ({ kind, to }: { kind: string; to: string }) => kind === 'date_cancelled' && to === BUYER.email,
  );
  const { text } = await (await request.get(`/api/mails/${mail.id}`, { headers })).json();
  // The message, and the other dates to choose from.
  for (const part of ['Má celý den pršet.', /18\.\s10\.\s2036/, /1\.\s11\.\s2036/]) {
    expect(text).toMatch(part);
  }

  await page.goto(orderPage);
  await expect(main).toContainText('Tento termín byl zrušen.');
  await main.getByRole('button', { name: 'Rezervovat termín' }).click();
  await expect(booked).toBeVisible();
  await request.delete(`/api/products/${product.id}`, { headers });
});

test('a date once chosen is neither offered again by Back nor told anew by Reload', async ({
  page,
  request,
}, { retry }) => {
  const headers = { authorization: `Bearer ${await signIn(page, 'cs')}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const texts = { cs: { name: 'Jízda podle kódu' }, en: { name: 'Ride by code' } };
  const voucher = { voucher_kind: 'experience', voucher_months: 12 };
  const product = await post('products', {
    ...{ slug: `ride-by-code-${retry}`, price: 1500, category: 'experience' },
    ...{ ...voucher, translations: texts },
  });
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  for (const [from, to] of [
    ['08:00', '09:00'],
    ['10:00', '11:00'],
  ]) {
    await post('slots', {
      ...{ product_id: product.id, place_cs: 'Sosnová', place_en: 'Sosnová', capacity: 3 },
      ...{ starts_at: `${soon}T${from}:00.000Z`, ends_at: `${soon}T${to}:00.000Z` },
    });
  }
  const bought = { id: product.id, quantity: 1, price: 1500 };
  const { orderId, link, total } = await orderByTransfer(request, bought, 'none');
  await post('payments', { order_id: orderId, amount: total, received_on: pragueToday() });
  const order = await request.get(`/api/orders/admin/orders/${orderId}`, { headers });
  const [{ code }] = (await order.json()).vouchers;

  const main = page.getByRole('main');
  const told = main.getByText('Termín je rezervovaný.');
  await page.goto('/voucher-date?lang=cs');
  await awake(page);
  await main.getByLabel('Kód voucheru').fill(code);
  await main.getByRole('button', { name: 'Zobrazit termíny' }).click();
  await awake(page);
  await main.getByRole('button', { name: 'Rezervovat termín' }).click();
  await expect(told).toBeVisible();
  await awake(page);
  const findAgain = async () => {
    await expect(main.getByLabel('Kód voucheru')).toHaveValue(code);
    await expect(told).toHaveCount(0);
  };
  await page.goBack();
  await findAgain();
  await page.goForward();
  await findAgain();
  await main.getByRole('button', { name: 'Zobrazit termíny' }).click();
  await expect(main.getByText('Změnit termín').first()).toBeVisible();

  await page.goto(`/order/${link}?lang=cs`);
  await awake(page);
  await page.locator('#dates summary').click();
  await main.getByRole('button', { name: 'Změnit termín' }).click();
  // It takes the focus once its part of the page is awake.
  await expect(page.locator(':focus')).toContainText('Termín je rezervovaný.');
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Termíny' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await request.delete(`/api/products/${product.id}`, { headers });
});
