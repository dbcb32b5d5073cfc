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
