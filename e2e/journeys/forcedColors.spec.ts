import type { Locator } from 'playwright/test';
import { awake, expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** What is left of an element's look when the visitor's colours replace the site's. */
const lookOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { borderTopStyle, clipPath, backgroundColor, outlineStyle } = getComputedStyle(shown);
    return { borderTopStyle, clipPath, backgroundColor, outlineStyle };
  });

test('where colours are forced, buttons can be told from texts, and what is chosen from what is not', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/shop?lang=cs');
  await awake(page);
  const button = { borderTopStyle: 'solid', clipPath: 'none' };
  expect(await lookOf(main.getByRole('button', { name: /^Do košíku/ }).first())).toMatchObject(
    button,
  );
  const all = await lookOf(main.getByRole('link', { name: 'Všechno' }));
  const courses = await lookOf(main.getByRole('link', { name: 'Kurzy' }));
  expect(all.backgroundColor).not.toBe(courses.backgroundColor);

  await page.goto('/events-calendar?lang=cs');
  await awake(page);
  const ours = await lookOf(main.getByRole('link', { name: 'Naše akce' }));
  const world = await lookOf(main.getByRole('link', { name: 'Světové akce' }));
  expect(ours.backgroundColor).not.toBe(world.backgroundColor);

  await page.goto('/product/team-hoodie?lang=cs');
  await awake(page);
  await main.getByRole('button', { name: 'Zvětšit fotku' }).click();
  const close = page.getByRole('button', { name: 'Zavřít' });
  await expect(close).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  expect((await lookOf(close)).outlineStyle).toBe('solid');
});
