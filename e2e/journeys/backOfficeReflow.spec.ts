import type { Locator, Page } from 'playwright/test';
import { cutTexts } from '../support/cutTexts.ts';
import { orderedByTransfer } from '../support/orders.ts';
import { expect, signIn, test } from '../support/test.ts';

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe('on 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('lists with many buttons are as wide as the screen, and a photo’s name can be read', async ({
    page,
  }) => {
    await signIn(page, 'cs');
    await page.goto('/admin/cars');
    await expect(page.getByRole('button', { name: 'Smazat' }).first()).toBeInViewport({ ratio: 1 });

    const photos = page.getByRole('link', { name: 'Fotografie' });
    await page.goto(String(await photos.first().getAttribute('href')));
    const name = page.getByRole('textbox', { name: 'Název fotografie' }).first();
    await expect(name).toBeVisible();
    expect((await name.boundingBox())?.width).toBeGreaterThan(200);
    // Broken between its words alone.
    expect((await box(page, 'main h1')).width).toBeGreaterThan(200);
  });

  test('the button that closes a panel stays beside the others', async ({ page }) => {
    await signIn(page, 'cs');
    await page.goto('/admin/products/8');
    const panel = page.getByRole('dialog');
    const close = panel.getByRole('button', { name: 'Zavřít' });
    const next = panel.locator('[data-record-navigation] a').last();
    await expect(panel.getByRole('heading').first()).toContainText(':');
    const middle = async (button: Locator) => {
      const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height / 2);
    };
    await expect.poll(async () => (await middle(close)) - (await middle(next))).toBe(0);
  });
});

test.describe('with letters of twice the size', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    }),
  );

  test('an order’s dialog is as wide as a phone, with all its buttons', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await orderedByTransfer(request);
    await signIn(page, 'cs');
    await page.goto('/admin/orders/1/show');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Zákazník' })).toBeVisible();
    const facts = await box(page, '[role=dialog] dl');
    expect(facts.x + facts.width).toBeLessThanOrEqual(390);
    const navigation = await box(page, '[role=dialog] [data-record-navigation]');
    expect(navigation.x + navigation.width).toBeLessThanOrEqual(390);
  });

  test('a field’s label stands on its edge, not on what is typed', async ({ page }) => {
    await signIn(page, 'cs');
    await page.goto('/admin/products/1');
    const field = page.getByRole('dialog').locator('.MuiTextField-root').first();
    await expect(field.getByRole('textbox')).toHaveValue(/./);
    const middle = async (part: string) => {
      const { y, height } = (await field.locator(part).boundingBox()) ?? { y: 0, height: 0 };
      return y + height / 2;
    };
    const edge = (await field.getByRole('textbox').boundingBox())?.y ?? 0;
    await expect.poll(async () => (await middle('label')) - edge).toBeLessThan(3);
  });

  test('screens on a desk are not wider than it, and the header covers none of their titles', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'en');
    for (const screen of ['products', 'dates', 'website']) {
      await page.goto(`/admin/${screen}`);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const header = await box(page, 'header');
      expect((await box(page, 'main h1')).y, screen).toBeGreaterThanOrEqual(
        header.y + header.height,
      );
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(beyond, screen).toBeLessThanOrEqual(0);
    }
    const menu = page.getByRole('menuitem', { name: 'Achievement stats' });
    await expect(menu).toBeVisible();
    expect(await cutTexts(page)).not.toContain('Achievement stats');
  });
});
