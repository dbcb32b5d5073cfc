import type { Page } from 'playwright/test';
import { expect, expectAccessible, inTurn, signIn, test } from '../support/test.ts';

const TEXTS = {
  en: {
    title: 'This record was changed in the meantime',
    savedBy: /^Saved by /,
    mine: 'Your version',
    theirs: /^Version of /,
    back: 'Back to editing',
    save: 'Save',
    update: 'Update',
    updated: 'Sponsor updated successfully',
    variants: 'Variants',
    merged: /^Your changes were merged with those of /,
  },
  cs: {
    title: 'Záznam se mezitím změnil',
    savedBy: /^Poslední uložení: /,
    mine: 'Vaše verze',
    theirs: /^Uložená verze \(/,
    back: 'Zpět k úpravám',
    save: 'Uložit',
    update: 'Aktualizovat',
    updated: 'Sponzor byl úspěšně upraven',
    variants: 'Varianty',
    merged: /^Vaše změny se spojily se změnami/,
  },
} as const;

interface Sponsor {
  id: number;
  website_url: string;
  display_order: number;
}

for (const language of inTurn(1)) {
  const texts = TEXTS[language];
  const website = (page: Page) => page.locator('[name=website_url]');
  const order = (page: Page) => page.locator('[name=display_order]');
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).click();

  test.describe(`of two administrators who save the same record (${language})`, () => {
    test.use({ expectedStatuses: [409] });

    test('the second sees both versions and chooses; other fields and variants merge by themselves', async ({
      page,
    }) => {
      const headers = { authorization: `Bearer ${await signIn(page, language)}` };
      const sponsors: Sponsor[] = await (await page.request.get('/api/sponsors')).json();
      // Neither the one of another journey, nor one that others add meanwhile.
      const oldest = sponsors.sort((one, other) => one.id - other.id);
      const original = oldest[language === 'en' ? 1 : 2];
      if (!original) throw new Error('The demo season has no sponsors.');
      const record = `/api/sponsors/${original.id}`;
      const open = async () => {
        await page.goto(`/admin/sponsors/${original.id}`);
        await expect(website(page)).toBeVisible();
      };
      const theySave = async (data: Record<string, unknown>) => {
        const answer = await page.request.patch(record, { headers, data });
        expect(answer.status()).toBe(200);
      };
      const stored = async () => {
        const { website_url, display_order } = await (await page.request.get(record)).json();
        return [website_url, display_order];
      };
      await open();

      await theySave({ website_url: 'https://first.example/' });
      await website(page).fill('https://second.example/');
      await press(page, texts.update);
      const dialog = page.getByRole('dialog', { name: texts.title });
      await expect(dialog.getByText(texts.savedBy)).toBeVisible();
      await expect(dialog.getByText('https://first.example/')).toBeVisible();
      await expect(dialog.getByText('https://second.example/')).toBeVisible();
      await expect(dialog.getByLabel(texts.mine)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(website(page)).toHaveValue('https://second.example/');

      await press(page, texts.update);
      await expect(dialog.getByLabel(texts.mine)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByLabel(texts.theirs)).toBeChecked();
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.updated)).toBeVisible();
      expect(await stored()).toEqual(['https://first.example/', original.display_order]);

      await open();
      await order(page).fill('77');
      await theySave({ website_url: 'https://third.example/' });
      await press(page, texts.update);
      await expect(page.getByText(texts.merged)).toBeVisible();
      // The notice comes with the merge, before it is saved.
      await expect.poll(stored).toEqual(['https://third.example/', 77]);
      await theySave({
        website_url: original.website_url,
        display_order: original.display_order,
      });

      // Different variants of one product are kept of both.
      const size = (name: string) => ({ sku: `BOTH-${name}`, values: [{ cs: name, en: name }] });
      const made = await page.request.post('/api/products', {
        headers,
        data: {
          slug: 'of-both',
          price: 100,
          category: 'merchandise',
          translations: { cs: { name: 'Triko obou' }, en: { name: 'T-shirt of both' } },
          options: [{ cs: 'Velikost', en: 'Size' }],
          variants: [size('M'), size('L')],
        },
      });
      expect(made.status()).toBe(201);
      const { id, variants } = await made.json();
      const product = `/api/products/${id}`;
      await page.goto(`/admin/products/${id}`);
      await page.getByRole('tab', { name: texts.variants }).click();
      await page.locator('[name="variants.0.sku"]').fill('MINE-M');
      const [m, l] = variants;
      const theirs = { variants: [m, { ...l, sku: 'THEIRS-L' }] };
      expect((await page.request.patch(product, { headers, data: theirs })).status()).toBe(200);
      await press(page, texts.update);
      const skus = async () => {
        const record = await (await page.request.get(product, { headers })).json();
        return record.variants.map(({ sku }: { sku: string }) => sku);
      };
      await expect.poll(skus).toEqual(['MINE-M', 'THEIRS-L']);
      await page.request.delete(product, { headers });
    });
  });
}
