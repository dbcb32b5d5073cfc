import { expect, signIn, test } from '../support/test.ts';

test('a post goes on line at its second, on kept pages and in the feed, and off again', async ({
  page,
  request,
}) => {
  const authorization = `Bearer ${await signIn(page, 'en')}`;
  const PLACES = ['/blog?lang=en', '/blog/rss.xml?lang=en', '/sitemap.xml', '/api/blog'];
  const shown = async () => {
    const answers = await Promise.all(PLACES.map((place) => request.get(place)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return texts.map((text) => text.includes('night-of-the-lynx'));
  };
  const all = PLACES.map(() => true);
  const none = PLACES.map(() => false);
  const from = Date.now() + 2_000;
  const until = from + 3_000;
  const texts = { title: 'Night of the lynx', summary: '', content: '<p>At last.</p>' };
  const made = await request.post('/api/blog', {
    headers: { authorization },
    data: {
      publish_at: new Date(from).toISOString(),
      unpublish_at: new Date(until).toISOString(),
      translations: {
        en: { ...texts, slug: 'night-of-the-lynx' },
        cs: { ...texts, slug: 'noc-rysa' },
      },
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  const at = (moment: number) => new Promise((resolve) => setTimeout(resolve, moment - Date.now()));

  expect(await shown()).toEqual(none);
  // Kept as it was, to the last moment.
  await at(from - 700);
  expect(await shown()).toEqual(none);
  await at(from + 100);
  expect(await shown()).toEqual(all);
  expect((await page.goto('/blog/night-of-the-lynx'))?.status()).toBe(200);
  await at(until + 100);
  expect(await shown()).toEqual(none);
  expect((await request.get('/blog/night-of-the-lynx')).status()).toBe(404);
  await request.delete(`/api/blog/${id}`, { headers: { authorization } });
});
