import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pragueToday } from '../../api/contract/dates.ts';
import type { BlogPostRecord } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { brokenImageRule, pastedImages } from './articleImage.ts';
import { blog } from './index.ts';
import { newPost } from './newPost.ts';
import { postAddress } from './postAddress.ts';

const texts = { summary: '', content: '<p>Text</p>' };
const post: BlogPostRecord = {
  id: 5,
  slugs: { cs: 'mokry-asfalt', en: 'wet-asphalt' },
  image_path: '',
  image_info: null,
  published_date: '2026-05-04',
  updated_date: '2026-05-04',
  author_name: 'admin',
  category: 'uncategorized',
  tags: 'rain, track',
  display_order: 0,
  is_active: true,
  version: 2,
  translations: {
    cs: { ...texts, slug: 'mokry-asfalt', title: 'Mokrý asfalt' },
    en: { ...texts, slug: 'wet-asphalt', title: 'Wet asphalt' },
  },
};
const draft: BlogPostRecord = { ...post, id: 6, is_active: false };
const untranslated: BlogPostRecord = {
  ...post,
  translations: { ...post.translations, en: { ...texts, slug: 'wet-asphalt', title: '' } },
};

const answer = ({ url }: ReceivedCall): Response => {
  if (url.startsWith('/api/blog?')) return json([post, draft], 200, { 'x-total-count': '2' });
  if (url.startsWith('/api/blog/check-slug')) return json({ isUnique: true });
  if (url.endsWith('/images')) return json([]);
  return url.startsWith('/api/blog/id/') ? json(untranslated) : json({ message: 'No' }, 404);
};

const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: blog, answer });

// Whole screens are drawn, on a machine that may have other work.
vi.setConfig({ testTimeout: 30_000 });

const alertText = async () => (await screen.findByRole('alert')).textContent;

describe('the posts', () => {
  it('stand in a table with their count; drafts are marked and have no link to the site', async () => {
    await open('/blog');
    const row = (await screen.findByText('Wet asphalt [DRAFT]')).closest('tr');
    if (!row) throw new Error('The draft stands in no row');
    expect(within(row).getByText('Draft')).toBeDefined();
    expect(within(row).queryByLabelText('View')).toBeNull();
    expect(within(row).getByLabelText('Preview')).toBeDefined();
    expect(screen.getByLabelText('View').getAttribute('href')).toBe('/blog/wet-asphalt?lang=en');
    expect(screen.getByText('2 posts')).toBeDefined();
  });

  it('need slugs before titles, and a failed check leads back to the general tab', async () => {
    const { calls } = await open('/blog/create');
    fireEvent.click(await screen.findByRole('tab', { name: 'Content in Czech' }));
    const general = screen.getByRole('tab', { name: 'General information' });
    expect(general.getAttribute('aria-selected')).toBe('false');
    fireEvent.click(screen.getByText('Add'));
    expect(await alertText()).toBe('URL slug is required for both languages');
    expect(general.getAttribute('aria-selected')).toBe('true');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keep their slugs, and a missing English title is pointed out', async () => {
    await open('/blog/5', 'cs');
    const slugs = await screen.findAllByLabelText(/URL slug/);
    expect(slugs.map((input) => input.hasAttribute('disabled'))).toEqual([true, true]);
    expect(await alertText()).toBe('Chybí anglický překlad. Vyplňte prosím název v angličtině.');
    fireEvent.click(screen.getByText('Aktualizovat'));
    expect(await screen.findAllByText('Název je povinný v obou jazycích')).not.toHaveLength(0);
  });
});

it('a new post is a published one of today in Prague', () => {
  expect(newPost()).toMatchObject({ is_active: true, published_date: pragueToday(new Date()) });
});

it('a draft has no address, and a language without a slug leads to the other one', () => {
  expect(postAddress(draft, 'cs')).toBeNull();
  expect(postAddress({ ...post, slugs: { cs: 'a', en: '' } }, 'en')).toBe('/blog/a?lang=cs');
});

describe('images for an article', () => {
  const file = (type: string, content = 'x') => new File([content], 'a', { type });

  it.each(['image/png', 'image/gif', 'image/jpeg', 'image/bmp', 'image/x-icon'])(
    'are %s',
    (type) => {
      expect(brokenImageRule(file(type))).toBeNull();
    },
  );

  it('are nothing else, and not empty', () => {
    expect(brokenImageRule(file('image/webp'))).toBe('resources.blog.rules.imageType');
    expect(brokenImageRule(file('image/png', ''))).toBe('paddock.picture.empty');
  });

  it('are pasted as files, but not the one beside a copied text', () => {
    const paste = (html: string) => {
      const data = new DataTransfer();
      data.items.add(file('image/png'));
      if (html) data.setData('text/html', html);
      return pastedImages(data);
    };
    expect(paste('')).toHaveLength(1);
    expect(paste('<img src="https://example.com/a.png">')).toHaveLength(1);
    expect(paste('<p>Words</p><img src="https://example.com/a.png">')).toHaveLength(0);
  });
});
