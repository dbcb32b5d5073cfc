import { expect, signIn, test } from '../support/test.ts';

test('the team’s name and a heading are seen while they are typed, and by visitors once published', async ({
  page,
  request,
}) => {
  await signIn(page, 'cs');
  const isPublished = async (text: string) =>
    (await (await request.get('/?lang=cs')).text()).includes(text);
  await page.goto('/admin/website');
  // The site in sight; the next draft loads behind it.
  const site = page.frameLocator('iframe:not([aria-hidden="true"])');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();

  const name = page.getByRole('group', { name: 'Název týmu', exact: true }).getByLabel('Čeština');
  const former = await name.inputValue();
  await name.fill('Jezevci z Písku');
  await page.getByRole('button', { name: 'O týmu', exact: true }).click();
  const heading = page.getByRole('group', { name: 'Nadpis', exact: true }).getByLabel('Čeština');
  const formerHeading = await heading.inputValue();
  await heading.fill('Začalo to v noře');
  await expect(site.getByRole('heading', { name: 'Začalo to v noře' })).toBeInViewport();
  await expect(site.getByRole('contentinfo')).toContainText('Jezevci z Písku');
  expect(await isPublished('v noře')).toBe(false);

  // What follows a link stays in the preview.
  await site.getByRole('link', { name: 'E-shop' }).first().click();
  await expect(page.getByLabel('Stránka')).toContainText('E-shop');
  await expect(site.getByRole('contentinfo')).toContainText('Jezevci z Písku');

  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(page.getByText('Všechno je zveřejněné.')).toBeVisible();
  expect(await isPublished('Začalo to v noře')).toBe(true);
  expect(await isPublished('Jezevci z Písku')).toBe(true);

  await heading.fill(formerHeading);
  await page.getByRole('button', { name: 'Název a obrázky' }).click();
  await name.fill(former);
  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await expect(page.getByText('Všechno je zveřejněné.')).toBeVisible();
  expect(await isPublished('Jezevci')).toBe(false);
});
