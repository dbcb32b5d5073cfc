import { fillInCheckout } from '../support/checkout.ts';
import { awake, expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    add: /Add to cart/,
    soldOut: 'Sold out',
    left: 'L: 2 pieces left',
    choose: 'Please choose: Size.',
    notify: 'Tell me when it is back in stock',
    email: 'Your e-mail',
    checkout: 'Proceed to checkout',
    hasCode: 'I have a discount code',
    code: 'Discount code',
    apply: 'Apply',
    takesOff: /JOURNEY10 takes off/,
    lessBy: 'Discount code JOURNEY10',
    bank: /Bank transfer/,
    submit: 'Order and pay',
    thanks: /Thank/,
    see: 'See your order',
    leftAfter: 'L: 1 piece left',
    name: 'Journey hoodie',
  },
  cs: {
    add: /Do košíku/,
    soldOut: 'Vyprodáno',
    left: 'L: Zbývají 2 kusy',
    choose: 'Vyberte prosím: Velikost.',
    notify: 'Dejte mi vědět, až bude skladem',
    email: 'Váš e-mail',
    checkout: 'Pokračovat k objednávce',
    hasCode: 'Mám slevový kód',
    code: 'Slevový kód',
    apply: 'Použít',
    takesOff: /JOURNEY10 snižuje cenu/,
    lessBy: 'Slevový kód JOURNEY10',
    bank: /Bankovní převod/,
    submit: 'Objednat s povinností platby',
    thanks: /Děkujeme/,
    see: 'Zobrazit objednávku',
    leftAfter: 'L: Zbývá 1 kus',
    name: 'Mikina na cesty',
  },
} as const;

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test(`a hoodie is bought in L with a discount code, and not in M, which is sold out (${language})`, async ({
    page,
    request,
  }) => {
    const headers = { authorization: `Bearer ${await signIn(page, language)}` };
    const size = (name: string, stock: number) => ({
      sku: `JOURNEY-${name}`,
      values: [{ en: name, cs: name }],
      price_difference: 0,
      stock,
    });
    const made = await request.post('/api/products', {
      headers,
      data: {
        slug: 'journey-hoodie',
        price: 890,
        category: 'merchandise',
        translations: { en: { name: TEXTS.en.name }, cs: { name: TEXTS.cs.name } },
        options: [{ en: 'Size', cs: 'Velikost' }],
        variants: [size('M', 0), size('L', 2)],
      },
    });
    expect(made.status()).toBe(201);
    const { id } = await made.json();
    const code = { code: 'JOURNEY10', percent: 10, max_uses: 1 };
    const added = await request.post('/api/discount-codes', { headers, data: code });
    expect(added.status()).toBe(201);
    const main = page.getByRole('main');
    const choose = (name: RegExp) => main.getByRole('radio', { name }).check({ force: true });

    await page.goto(`/product/journey-hoodie?lang=${language}`);
    // Before the form is hydrated, the browser itself asks for a choice.
    await expect(main.locator('form[novalidate]')).toBeVisible();
    await main.getByRole('button', { name: texts.add }).click();
    await expect(main.getByText(texts.choose)).toBeVisible();
    await expect(main.getByRole('radio').first()).toBeFocused();
    await choose(/^M/);
    await expect(main.getByRole('button', { name: texts.soldOut })).toBeDisabled();
    await main.getByRole('button', { name: texts.notify }).click();
    await expect(main.getByLabel(texts.email)).toBeFocused();
    await expectAccessible(page);
    await choose(/^L/);
    await expect(main.getByText(texts.left)).toBeVisible();
    await main.getByRole('button', { name: texts.add }).click();

    await page.goto(`/cart?lang=${language}`);
    await expect(main).toContainText(`${texts.name} (L)`);
    await page.getByRole('link', { name: texts.checkout }).click();
    await fillInCheckout(page, language);
    await main.getByLabel(texts.bank).check();
    await main.getByText(texts.hasCode).click();
    await main.getByLabel(texts.code).fill('journey10');
    await expectAccessible(page);
    await main.getByRole('button', { name: texts.apply }).click();
    await expect(main.getByText(texts.takesOff)).toBeVisible();
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
    await page.getByRole('link', { name: texts.see }).click();
    await expect(main).toContainText(`${texts.name} (L)`);
    await expect(main).toContainText(texts.lessBy);

    await page.goto(`/product/journey-hoodie?lang=${language}`);
    await awake(page);
    await choose(/^L/);
    await expect(main.getByText(texts.leftAfter)).toBeVisible();
    await request.delete(`/api/products/${id}`, { headers });
    const { id: codeId } = await added.json();
    await request.delete(`/api/discount-codes/${codeId}`, { headers });
  });
}
