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
  const from = Date.now() + 4_000;
  const texts = { title: 'Night of the lynx', summary: '', content: '<p>At last.</p>' };
  const made = await request.post('/api/blog', {
    headers: { authorization },
    data: {
      publish_at: new Date(from).toISOString(),
      translations: {
        en: { ...texts, slug: 'night-of-the-lynx' },
        cs: { ...texts, slug: 'noc-rysa' },
      },
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  /** Looks again and again up to a moment; what was answered before it was as expected. */
  const staysUntil = async (moment: number, expected: boolean[]) => {
    while (Date.now() < moment) {
      const answered = await shown();
      if (Date.now() < moment) expect(answered).toEqual(expected);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };

  // Kept as it was, to the last moment.
  await staysUntil(from, none);
  await expect.poll(shown).toEqual(all);
  expect((await page.goto('/blog/night-of-the-lynx'))?.status()).toBe(200);
  const until = Date.now() + 4_000;
  const ended = await request.patch(`/api/blog/${id}`, {
    headers: { authorization },
    data: { unpublish_at: new Date(until).toISOString() },
  });
  expect(ended.status()).toBe(200);
  await staysUntil(until, all);
  await expect.poll(shown).toEqual(none);
  expect((await request.get('/blog/night-of-the-lynx')).status()).toBe(404);
  await request.delete(`/api/blog/${id}`, { headers: { authorization } });
});

test('a post whose time is typed by half is not published at once', async ({ page, request }) => {
  const authorization = `Bearer ${await signIn(page, 'en')}`;
  const texts = { title: 'Half a time', summary: '', content: '<p>Not yet.</p>' };
  const made = await request.post('/api/blog', {
    headers: { authorization },
    data: {
      publish_at: '2099-05-01T10:00:00Z',
      translations: {
        en: { ...texts, slug: 'half-a-time' },
        cs: { ...texts, slug: 'pul-casu' },
      },
    },
  });
  const { id } = await made.json();
  await page.goto(`/admin/blog/${id}`);
  const from = page.getByLabel('Published from');
  await from.focus();
  // The month of another day: browsers then have no value at all.
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Incomplete: fill in the rest, or clear it').first()).toBeVisible();
  await expect(from).toBeFocused();
  expect((await request.get('/api/blog/half-a-time')).status()).toBe(404);

  await page.keyboard.press('0');
  await page.keyboard.press('6');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post updated successfully')).toBeVisible();
  const saved = await request.get(`/api/blog/id/${id}`, { headers: { authorization } });
  expect((await saved.json()).publish_at).toBe('2099-06-01T10:00:00.000Z');
  await request.delete(`/api/blog/${id}`, { headers: { authorization } });
});
