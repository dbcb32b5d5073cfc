import type { APIRequestContext } from 'playwright/test';
import { expect, expectAccessible, holdBack, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    details: 'Details',
    proforma: 'Proforma Invoice',
    invoice: 'Invoice',
    issue: 'Issue the invoice',
    edit: 'Edit',
    statusLabel: 'Status',
    status: 'Shipped',
    save: 'Save Changes',
    change: 'Change the status',
    changed: (id: number) => `Order ${id} status changed to "Shipped"`,
    remove: 'Delete',
    sure: 'Are you sure you want to delete this order?',
    deleted: 'Order deleted successfully',
  },
  cs: {
    details: 'Podrobnosti',
    proforma: 'Proforma faktura',
    invoice: 'Faktura',
    issue: 'Vystavit fakturu',
    edit: 'Upravit',
    statusLabel: 'Stav',
    status: 'Odesláno',
    save: 'Uložit změny',
    change: 'Změnit stav',
    changed: (id: number) => `Stav objednávky ${id} byl změněn na „Odesláno“`,
    remove: 'Smazat',
    sure: 'Opravdu chcete smazat tuto objednávku?',
    deleted: 'Objednávka úspěšně smazána',
  },
} as const;

for (const language of inTurn(0)) {
  const texts = TEXTS[language];

  test(`an order is looked through, invoiced, shipped and deleted (${language})`, async ({
    page,
    request,
  }) => {
    const id = await placeOrder(request);
    const number = `#${String(id).padStart(10, '0')}`;
    await signIn(page, language);
    await page.goto('/admin/orders');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('2 × Žofie');
    await expectAccessible(page);

    await row.getByRole('link', { name: `${texts.details}: #` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Na Ostrově 7');
    await dialog.getByRole('button', { name: texts.issue }).click();
    const asked = page.getByRole('dialog', { name: `${texts.issue}?` });
    await asked.getByRole('button', { name: texts.issue }).click();
    await expect(dialog.getByRole('link', { name: /\d{10}, ISDOC$/ })).toBeVisible();
    await expectAccessible(page);
    for (const [label, type] of [
      [texts.proforma, 'proforma'],
      [texts.invoice, 'final'],
    ]) {
      const link = dialog.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      const address = String(await link.getAttribute('href'));
      expect(address).toContain(`type=${type}`);
      const document = await page.request.get(address);
      expect(document.headers()['content-type']).toContain('application/pdf');
    }

    await dialog.getByRole('link', { name: texts.edit, exact: true }).click();
    await dialog.getByRole('combobox', { name: texts.statusLabel }).click();
    await page.getByRole('option', { name: texts.status }).click();
    // The choices fade away first; meanwhile they are hidden and have no role.
    await expect(page.locator('[role=option]')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.save }).click();
    // The order isn't paid: the question says so.
    await page.getByRole('button', { name: texts.change }).click();
    await expect(page.getByText(texts.changed(id))).toBeVisible();
    await expect(row).toContainText(texts.status);

    await row.getByRole('button', { name: texts.remove }).click();
    const question = page.getByRole('dialog').filter({ hasText: texts.sure });
    await question.getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(texts.deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

test('the fields of a payment stay where they are when what it would cause is read', async ({
  page,
  request,
}) => {
  const id = await placeOrder(request);
  await signIn(page, 'en');
  const letThrough = await holdBack(page, '**/consequences/payment');
  await page.goto(`/admin/orders/${id}/show`);
  await page.getByRole('button', { name: 'Book a payment by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a payment by hand' });
  const amount = dialog.getByLabel('Amount (Kč)');
  await expect(dialog.getByText('Checking the consequences…')).toBeVisible();
  const place = await amount.boundingBox();
  letThrough();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect(await amount.boundingBox()).toEqual(place);
});

/** Orders through the API as the checkout would; answers the order's id. */
async function placeOrder(request: APIRequestContext): Promise<number> {
  const [[product], [shipping], [payment]] = await Promise.all(
    [
      '/api/products?slug=mug-garage',
      '/api/orders/shipping-methods',
      '/api/orders/payment-methods',
    ].map(async (path) => (await request.get(path)).json()),
  );
  const answer = await request.post('/api/orders', {
    data: {
      customer: {
        name: '2 × Žofie',
        email: 'zofie@example.com',
        phone: '+420 600 100 200',
        address: 'Na Ostrově 7, Písek, 397 01',
      },
      shipping_method: shipping.id,
      payment_method: payment.id,
      items: [{ id: product.id, quantity: 2, price: product.price }],
      total: Math.round((product.price * 2 + shipping.price) * 100) / 100,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).orderId;
}
