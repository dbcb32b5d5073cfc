import { fillInCheckout } from '../support/checkout.ts';
import { awake, expect, expectAccessible, inTurn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    shop: 'The whole shop',
    add: /Add to cart/,
    added: 'Added to cart',
    view: 'View cart',
    checkout: 'Proceed to checkout',
    submit: 'Order and pay',
    thanks: /Thank/i,
    required: 'Please fill in this field.',
    see: 'See your order',
    withdraw: 'Withdraw from the contract here',
    next: 'Continue',
    confirm: 'Confirm withdrawal',
    withdrawn: 'We have your withdrawal',
    bank: /Bank transfer/,
    product: 'Garage mug',
    note: 'Note to the order (optional)',
  },
  cs: {
    shop: 'Celý e-shop',
    add: /Do košíku/,
    added: 'Přidáno do košíku',
    view: 'Zobrazit košík',
    checkout: 'Pokračovat k objednávce',
    submit: 'Objednat s povinností platby',
    thanks: /Děkujeme|Díky/i,
    required: 'Vyplňte prosím toto pole.',
    see: 'Zobrazit objednávku',
    withdraw: 'Odstoupit od smlouvy zde',
    next: 'Pokračovat',
    confirm: 'Potvrdit odstoupení',
    withdrawn: 'Vaše odstoupení máme',
    bank: /Bankovní převod/,
    product: 'Hrnek z garáže',
    note: 'Poznámka k objednávce (nepovinné)',
  },
} as const;

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test(`a visitor buys a mug, sees the order and withdraws from it (${language})`, async ({
    page,
  }) => {
    await page.goto(`/product/mug-garage?lang=${language}`);
    await awake(page);
    await page.getByRole('main').getByRole('button', { name: texts.add }).first().click();
    await expect(page.getByText(texts.added).first()).toBeVisible();

    await page.goto(`/cart?lang=${language}`);
    await awake(page);
    await expect(page.getByRole('main')).toContainText(texts.product);
    const quantity = page.getByRole('main').getByRole('spinbutton');
    await quantity.fill('0');
    await quantity.blur();
    await expect(quantity).toHaveValue('1');
    await quantity.fill('2');
    await quantity.blur();
    await expectAccessible(page);
    await page.getByRole('link', { name: texts.checkout }).click();

    await expect(page.getByRole('button', { name: texts.submit })).toBeEnabled();
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByText(texts.required).first()).toBeVisible();
    await expectAccessible(page);
    await fillInCheckout(page, language);
    await page.getByLabel(texts.note).fill('Zvoňte dvakrát.');
    await page.getByRole('main').getByLabel(texts.bank).check();
    await page.getByRole('button', { name: texts.submit }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
    const panel = await page.getByRole('main').textContent();
    const number = /#\d{10}/.exec(panel ?? '')?.[0] ?? '';
    expect(number).toMatch(/^#\d{10}$/);
    await expectAccessible(page);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))).toEqual([]);

    await page.getByRole('link', { name: texts.see }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByText('Zvoňte dvakrát.')).toBeVisible();
    await page.getByRole('button', { name: texts.withdraw }).click();
    await page.getByLabel(texts.product).selectOption('1');
    await page.getByRole('button', { name: texts.next }).click();
    await expect(page.getByRole('main')).toContainText(`1 × ${texts.product}`);
    await page.getByRole('button', { name: texts.confirm }).click();
    const done = page.getByRole('main').getByRole('status').filter({ hasText: texts.withdrawn });
    await expect(done).toBeVisible();
    await expect(page.getByRole('article')).toContainText(`1 × ${texts.product}`);
    await expectAccessible(page);
  });
}
