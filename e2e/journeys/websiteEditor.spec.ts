import { expect, expectAccessible, signIn, test } from '../support/test.ts';

test('the team’s name and a heading are seen while they are typed, and by visitors once published', async ({
  page,
  request,
}) => {
  await signIn(page, 'cs');
  const isPublished = async (text: string) =>
    (await (await request.get('/?lang=cs')).text()).includes(text);
  // As on the first evening: the demo season's name is not one's own yet.
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Název a logo', exact: true }).click();
  // The site in sight; the next draft loads behind it.
  const site = page.frameLocator('iframe:not([aria-hidden="true"])');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();

  const name = page.getByRole('group', { name: 'Název týmu', exact: true }).getByLabel('Čeština');
  const former = await name.inputValue();
  await name.fill('Jezevci Písek');
  await page.getByRole('button', { name: 'O týmu', exact: true }).click();
  const heading = page
    .getByRole('group', { name: 'O týmu: nadpis', exact: true })
    .getByLabel('Čeština');
  const formerHeading = await heading.inputValue();
  await heading.fill('Všechno začalo jinak');
  await expect(site.getByRole('heading', { name: 'Všechno začalo jinak' })).toBeInViewport();
  await expect(site.getByRole('contentinfo')).toContainText('Jezevci Písek');
  expect(await isPublished('Všechno začalo jinak')).toBe(false);

  // Links lead to pages that show the draft, too.
  await site.locator('main a[href^="/cars-gallery"]').first().click();
  await expect(page.getByLabel('Stránka')).toContainText('Auta');
  await expect(site.getByRole('heading', { level: 1 })).not.toHaveText('Bokem. Naschvál.');
  await expect(site.getByRole('contentinfo')).toContainText('Jezevci Písek');

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(page.getByText('Všechno je zveřejněné.')).toBeVisible();
  expect(await isPublished('Všechno začalo jinak')).toBe(true);
  expect(await isPublished('Jezevci Písek')).toBe(true);

  await heading.fill(formerHeading);
  await page.getByRole('button', { name: 'Název a obrázky' }).click();
  await name.fill(former);
  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(page.getByText('Všechno je zveřejněné.')).toBeVisible();
  expect(await isPublished('Jezevci')).toBe(false);
});

test('a section that is moved, and one that is shown again, stay in sight of the preview', async ({
  page,
}) => {
  await signIn(page, 'en');
  await page.goto('/admin/website?part=sections');
  const site = page.frameLocator('iframe:not([aria-hidden="true"])');
  await expect(site.getByRole('heading', { level: 1 })).toBeInViewport();
  const order = () =>
    site.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id).join());
  const before = await order();

  const up = page.getByRole('button', { name: 'Move up: Contact' });
  await up.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const kept = await scrolled();
  await up.click();
  // The preview that is read may just be replaced by the next one.
  await expect(async () => expect(await order()).not.toBe(before)).toPass();
  await expect(site.locator('section#contact')).toBeInViewport();
  // The preview moves, not the list that one works in.
  expect(await scrolled()).toBe(kept);

  const shown = page.getByRole('switch', { name: 'Show on the home page: Gallery' });
  await shown.click();
  await expect(site.locator('section#gallery')).toHaveCount(0);
  await shown.click();
  await expect(site.locator('section#gallery')).toBeInViewport();

  // Nothing is published.
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(async () => expect(await order()).toBe(before)).toPass();
});
