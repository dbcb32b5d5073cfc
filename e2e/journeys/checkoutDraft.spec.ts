import type { Page } from 'playwright/test';
import { awake, expect, expectAccessible, LANGUAGES, test } from '../support/test.ts';

const TEXTS = {
  en: {
    add: /Add to cart/,
    labels: ['Full name', 'Postal code', 'Note to the order (optional)'],
    home: 'Delivery within the Czech Republic.',
    terms: /terms and conditions/,
    checkout: 'Proceed to checkout',
    submit: 'Order and pay',
    thanks: /Thank/,
    rest: ['E-mail', 'Phone', 'Street and number', 'City'],
    note: 'Your note',
  },
  cs: {
    add: /Do košíku/,
    labels: ['Jméno a příjmení', 'PSČ', 'Poznámka k objednávce (nepovinné)'],
    home: 'Doručujeme po České republice.',
    terms: /obchodními podmínkami/,
    checkout: 'Pokračovat k objednávce',
    submit: 'Objednat s povinností platby',
    thanks: /Děkujeme/,
    rest: ['E-mail', 'Telefon', 'Ulice a číslo', 'Město'],
    note: 'Vaše poznámka',
  },
} as const;

const TYPED = ['Jana Malá', '397 01', 'Ring twice, please.'];
const REST = ['jana@example.com', '+420 600 100 200', 'Nábřeží 1', 'Písek'];

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`what was typed into the checkout outlives reload, Back and the terms (${language})`, async ({
    page,
    context,
  }) => {
    const main = page.getByRole('main');
    const field = (label: string) => main.getByLabel(label);
    const expectTyped = async () => {
      for (const [index, label] of texts.labels.entries()) {
        await expect(field(label)).toHaveValue(TYPED[index] ?? '');
      }
      await expect(main.getByRole('radio', { checked: true })).toHaveCount(2);
    };

    await page.goto(`/product/mug-garage?lang=${language}`);
    await awake(page);
    await main.getByRole('button', { name: texts.add }).first().click();
    await page.goto(`/cart?lang=${language}`);
    await awake(page);
    await main.getByRole('link', { name: texts.checkout }).click();
    await expect(main.getByText(texts.home)).toBeVisible();
    for (const [index, label] of texts.labels.entries()) {
      await field(label).fill(TYPED[index] ?? '');
    }
    await main.getByRole('radio').first().check();
    await main.locator('[name=payment]').first().check();

    await page.reload();
    await awake(page);
    await expectTyped();
    await expectAccessible(page);

    await page.goBack();
    await page.waitForURL('**/cart**');
    await page.goForward();
    await expectTyped();

    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name: texts.terms }).click();
    const terms: Page = await opened;
    await terms.waitForURL('**/terms**');
    await terms.close();
    await expectTyped();

    for (const [index, label] of texts.rest.entries()) {
      await field(label).fill(REST[index] ?? '');
    }
    await main.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
    const left = await page.evaluate(() => sessionStorage.getItem('checkout'));
    expect(left).toBeNull();
    await main.locator('a[href*="/order/"]').first().click();
    await expect(main.getByRole('heading', { name: texts.note })).toBeVisible();
    await expect(main.getByText(TYPED[2] ?? '')).toBeVisible();
  });
}
