import type { Page } from 'playwright/test';
import { awake, expect, inTurn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    add: /Add to cart/,
    labels: ['Full name', 'Postal code', 'Note to the order (optional)'],
    home: 'Delivery within the Czech Republic.',
    terms: /terms and conditions/,
    checkout: 'Proceed to checkout',
  },
  cs: {
    add: /Do košíku/,
    labels: ['Jméno a příjmení', 'PSČ', 'Poznámka k objednávce (nepovinné)'],
    home: 'Doručujeme po České republice.',
    terms: /obchodními podmínkami/,
    checkout: 'Pokračovat k objednávce',
  },
} as const;

const TYPED = ['Jana Malá', '397 01', 'Ring twice, please.'];

for (const language of inTurn(0)) {
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
  });
}
