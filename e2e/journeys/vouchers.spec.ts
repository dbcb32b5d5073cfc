import type { APIRequestContext, Page } from 'playwright/test';
import QRCode from 'qrcode';
import { orderByTransfer } from '../support/orders.ts';
import { pragueToday } from '../support/pragueToday.ts';
import { expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    name: 'Journey ride',
    withdraw: 'Withdraw from the contract here',
    go: 'Continue',
    confirm: 'Confirm withdrawal',
    withdrawn: 'We have your withdrawal',
    scan: 'Scan with the camera',
    valid: 'Valid',
    redeem: 'Redeem',
    redeemed: 'Redeemed',
    next: 'Next voucher',
    code: 'Code',
    check: 'Check',
    used: 'Already used',
    prepare: /^Prepare for a day/,
    ready: /^Ready until/,
    here: 'Checked on this device, without network.',
    waits: '1 redemption waits to be sent.',
    refused: /^1 redemption was not accepted/,
    again: 'Redeemed again',
  },
  cs: {
    name: 'Jízda na cestu',
    withdraw: 'Odstoupit od smlouvy zde',
    go: 'Pokračovat',
    confirm: 'Potvrdit odstoupení',
    withdrawn: 'Vaše odstoupení máme',
    scan: 'Naskenovat fotoaparátem',
    valid: 'Platný',
    redeem: 'Uplatnit',
    redeemed: 'Uplatněno',
    next: 'Další voucher',
    code: 'Kód',
    check: 'Ověřit',
    used: 'Už byl využitý',
    prepare: /^Připravit na den/,
    ready: /^Připraveno do/,
    here: 'Ověřeno v tomto zařízení, bez připojení.',
    waits: '1 uplatnění čeká na odeslání.',
    refused: /^1 uplatnění nebylo přijato/,
    again: 'Uplatněn znovu',
  },
} as const;

for (const language of inTurn(1)) {
  const texts = TEXTS[language];

  test.describe(`vouchers (${language})`, () => {
    test.use({ cutsOff: true, viewport: { width: 360, height: 740 } });

    test('are bought, one is withdrawn from, others are scanned and redeemed once by two phones, one of them offline', async ({
      page,
      request,
      context,
    }) => {
      const headers = { authorization: `Bearer ${await signIn(page, language)}` };
      const { codes, link } = await buyVouchers(request, headers);
      const [scanned = '', typed = '', returned = ''] = codes;
      const main = page.getByRole('main');
      const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
      const verdict = (name: string) =>
        expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
      const check = async (code: string) => {
        await page.getByLabel(texts.code, { exact: true }).fill(code);
        await press(texts.check);
      };

      await page.goto(`/order/${link}?lang=${language}`);
      await press(texts.withdraw);
      await main.getByRole('checkbox', { name: returned }).check();
      await expect(main.getByRole('checkbox', { checked: false })).toHaveCount(2);
      await expectAccessible(page);
      await press(texts.go);
      const chosen = main.getByRole('listitem').filter({ hasText: `1 × ${texts.name}` });
      await expect(chosen).toContainText(returned);
      await press(texts.confirm);
      await expect(main.getByRole('status').filter({ hasText: texts.withdrawn })).toBeVisible();
      await expect(page.getByRole('article')).toContainText(returned);

      await holdBeforeCamera(page, `https://team.example/voucher#${scanned}`);
      await page.goto('/admin/redemptions');
      await expectAccessible(page);
      await press(texts.scan);
      await verdict(texts.valid);
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.redeem, exact: true }).click();
      await verdict(texts.redeemed);
      await press(texts.next);
      // The camera goes on, and the voucher is still before it.
      await verdict(texts.used);

      await page.reload();
      await press(texts.prepare);
      await expect(main.getByText(texts.ready)).toBeVisible();
      await context.setOffline(true);
      await page.reload();
      await check(typed.toLowerCase());
      await verdict(texts.valid);
      await expect(main.getByText(texts.here)).toBeVisible();
      await page.getByRole('button', { name: texts.redeem, exact: true }).click();
      await verdict(texts.redeemed);
      await expect(main.getByText(texts.waits)).toBeVisible();

      const other = { key: `other-${typed}`, code: typed };
      const first = await request.post('/api/voucher-redemptions', { headers, data: other });
      expect((await first.json()).outcome).toBe('redeemed');
      await context.setOffline(false);
      await expect(main.getByText(texts.refused)).toBeVisible();
      await page.goto('/admin/vouchers');
      const row = (code: string) => main.getByRole('listitem').filter({ hasText: code });
      await expect(row(typed)).toContainText(texts.again);
      await expect(row(scanned)).not.toContainText(texts.again);
    });
  });
}

/** Orders three pieces of a product with vouchers and pays them; returns their codes, and the order's link. */
async function buyVouchers(
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<{ codes: string[]; link: string }> {
  const made = await request.post('/api/products', {
    headers,
    data: {
      slug: 'journey-ride',
      price: 1500,
      category: 'experience',
      voucher_kind: 'experience',
      voucher_months: 12,
      translations: { en: { name: TEXTS.en.name }, cs: { name: TEXTS.cs.name } },
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  const { orderId, link, total } = await orderByTransfer(
    request,
    { id, quantity: 3, price: 1500, dedication: 'Pro Karla' },
    'none',
  );
  const paid = await request.post('/api/payments', {
    headers,
    data: { order_id: orderId, amount: total, received_on: pragueToday() },
  });
  expect(paid.status()).toBe(201);
  await request.delete(`/api/products/${id}`, { headers });
  const order = await (
    await request.get(`/api/orders/admin/orders/${orderId}`, { headers })
  ).json();
  return { codes: order.vouchers.map(({ code }: { code: string }) => code), link };
}

/** Gives the page a camera that films a QR code of a text. */
async function holdBeforeCamera(page: Page, text: string): Promise<void> {
  const { size, data } = QRCode.create(text).modules;
  await page.addInitScript(
    ({ size, dark }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 640, height: 480 });
      const draw = () => {
        const picture = canvas.getContext('2d');
        if (!picture) return;
        picture.fillStyle = '#eee';
        picture.fillRect(0, 0, 640, 480);
        picture.fillStyle = '#111';
        const side = Math.floor(320 / size);
        for (const at of dark) {
          picture.fillRect(160 + (at % size) * side, 80 + Math.floor(at / size) * side, side, side);
        }
        requestAnimationFrame(draw);
      };
      const getUserMedia = async () => {
        draw();
        return canvas.captureStream(10);
      };
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
    },
    { size, dark: [...data].flatMap((isDark, at) => (isDark ? [at] : [])) },
  );
}
