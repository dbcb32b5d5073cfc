import { awake, expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    add: /Add to cart/,
    places: '2 free places',
    checkout: 'Proceed to checkout',
    labels: ['Full name', 'E-mail', 'Phone'],
    bank: /Bank transfer/,
    submit: 'Order and pay',
    thanks: /Thank/,
    see: 'See your order',
    move: 'Change the date',
    moved: /Your date is booked/,
    cancelled: /This date was cancelled/,
    choose: 'Book the date',
    name: 'Journey ride',
  },
  cs: {
    add: /Do košíku/,
    places: '2 volná místa',
    checkout: 'Pokračovat k objednávce',
    labels: ['Jméno a příjmení', 'E-mail', 'Telefon'],
    bank: /Bankovní převod/,
    submit: 'Objednat s povinností platby',
    thanks: /Děkujeme/,
    see: 'Zobrazit objednávku',
    move: 'Změnit termín',
    moved: /Termín je rezervovaný/,
    cancelled: /Tento termín byl zrušen/,
    choose: 'Rezervovat termín',
    name: 'Jízda na cesty',
  },
} as const;

const CUSTOMER = ['Žofie Nováková', 'zofie@example.com', '+420 600 100 200'];
const DAY = 86_400_000;

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test(`a date is chosen, moved, cancelled by the weather and chosen again (${language})`, async ({
    page,
    request,
  }) => {
    const headers = { authorization: `Bearer ${await signIn(page, language)}` };
    const made = await request.post('/api/products', {
      headers,
      data: {
        slug: 'journey-ride',
        price: 990,
        category: 'experience',
        translations: { en: { name: TEXTS.en.name }, cs: { name: TEXTS.cs.name } },
      },
    });
    const { id: product_id } = await made.json();
    const slots: { id: number }[] = [];
    for (const days of [20, 21, 22]) {
      const starts = Date.now() + days * DAY;
      const data = {
        product_id,
        place_en: 'Airfield',
        place_cs: 'Letiště',
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(starts + DAY / 24).toISOString(),
        capacity: 2,
      };
      slots.push(await (await request.post('/api/slots', { headers, data })).json());
    }
    const [first, second, third] = slots.map(({ id }) => String(id));
    const main = page.getByRole('main');

    await page.goto(`/product/journey-ride?lang=${language}`);
    await awake(page);
    await main.locator(`input[name=slot][value="${first}"]`).check();
    await expect(main.getByText(texts.places)).toHaveCount(3);
    await expectAccessible(page);
    await main.getByRole('button', { name: texts.add }).click();

    await page.goto(`/cart?lang=${language}`);
    await expect(main).toContainText(`${texts.name} (`);
    await page.getByRole('link', { name: texts.checkout }).click();
    for (const [index, label] of texts.labels.entries()) {
      await page
        .getByLabel(label, { exact: false })
        .first()
        .fill(CUSTOMER[index] ?? '');
    }
    await main.getByRole('radio').first().check();
    await main.getByLabel(texts.bank).check();
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
    await page.getByRole('link', { name: texts.see }).click();

    const dates = main.locator('#dates');
    await dates.locator('summary').click();
    await dates.locator('select[name=slot]').selectOption(second ?? '');
    await dates.getByRole('button', { name: texts.move }).click();
    await expect(dates.getByText(texts.moved)).toBeVisible();
    await expectAccessible(page);

    const cancelled = await request.post(`/api/slots/${second}/cancellation`, {
      headers,
      data: {},
    });
    expect((await cancelled.json()).bookings).toHaveLength(1);
    // A reload would send the form again.
    await page.goto(page.url().replace(/#.*/, ''));
    await expect(dates.getByText(texts.cancelled)).toBeVisible();
    await dates.locator('select[name=slot]').selectOption(third ?? '');
    await dates.getByRole('button', { name: texts.choose }).click();
    await expect(dates.getByText(texts.moved)).toBeVisible();
    await expect(dates.getByText(texts.cancelled)).toBeHidden();
    await request.delete(`/api/products/${product_id}`, { headers });
  });
}
