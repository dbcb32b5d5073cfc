import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pragueToday } from '../../api/contract/dates.ts';
import type { BlogPostRecord, MediaItem } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { holdTimers } from '../testing/holdTimers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, fill, rowOf } from '../testing/screenParts.ts';
import { brokenImageRule, pastedImages } from './articleImage.ts';
import { blog } from './index.ts';
import { newPost } from './PostForm.tsx';

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
  publish_at: null,
  unpublish_at: null,
  version: 2,
  translations: {
    cs: { ...texts, slug: 'mokry-asfalt', title: 'Mokrý asfalt' },
    en: { ...texts, slug: 'wet-asphalt', title: 'Wet asphalt' },
  },
};
const draft: BlogPostRecord = { ...post, id: 6, is_active: false, category: 'rain' };
const untranslated: BlogPostRecord = {
  ...post,
  translations: { ...post.translations, en: { ...texts, slug: 'wet-asphalt', title: '' } },
};

const labels = {
  id: 12,
  setting_key: 'blog_labels',
  value: '',
  translations: {
    cs: { setting_value: 'rain = Déšť\ntrack days = Na dráze' },
    en: { setting_value: 'rain = Wet races' },
  },
};

const stored = (id: number, alt: MediaItem['alt']): MediaItem => ({
  id,
  path: `/uploads/p${id}/800.webp`,
  kind: 'image',
  width: 800,
  height: 600,
  info: { width: 800, height: 600, color: '#111111', sources: [] },
  alt,
  size: 1_000,
  digest: 'ab',
  source_url: null,
  created_at: '2026-05-01T10:00:00.000Z',
});
const library = [
  stored(1, { en: 'A car in smoke', cs: 'Auto v kouři' }),
  stored(2, { en: 'A wet track', cs: 'Mokrá trať' }),
  stored(3, { en: '', cs: 'Depo' }),
];

let refusal: Response | null = null;
let slugCheck = () => json({ isUnique: true });

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'PUT' && refusal) return refusal;
  if (url.startsWith('/api/settings')) return json([labels], 200, { 'x-total-count': '1' });
  if (url.startsWith('/api/blog/categories/list')) {
    return json([
      { category: 'uncategorized', post_count: 7 },
      { category: 'rain', post_count: 2 },
    ]);
  }
  if (url.startsWith('/api/blog?')) return json([post, draft], 200, { 'x-total-count': '2' });
  if (url.startsWith('/api/blog/check-slug')) return slugCheck();
  if (method === 'POST') return json({ image_path: '/uploads/new/800.webp' }, 201);
  if (url.endsWith('/images')) return json([]);
  if (url.startsWith('/api/media?')) return json(library, 200, { 'x-total-count': '3' });
  if (url.endsWith('/id/6')) return json(draft);
  return url.startsWith('/api/blog/id/') ? json(untranslated) : json({ message: 'No' }, 404);
};

const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: blog, answer });

beforeEach(() => {
  refusal = null;
  slugCheck = () => json({ isUnique: true });
});

describe('the posts', () => {
  it('stand in a table with their count; drafts are marked and have no link to the site', async () => {
    await open('/blog');
    const row = (await screen.findByText('Wet asphalt [DRAFT]')).closest('tr');
    if (!row) throw new Error('The draft stands in no row');
    expect(within(row).getByText('Draft')).toBeShown();
    expect(within(row).queryByLabelText(/^View on site/)).toBeNull();
    expect(within(row).getByLabelText(/^Preview: Wet asphalt/)).toBeShown();
    const published = within(await rowOf('Wet asphalt'));
    expect(published.getByLabelText('View on site: Wet asphalt').getAttribute('href')).toBe(
      '/blog/wet-asphalt?lang=en',
    );
    expect(screen.getByText('2 posts')).toBeShown();
  });

  it.each([
    ['en', 'Uncategorized', 'Wet races'],
    ['cs', 'Nezařazeno', 'Déšť'],
  ] as const)(
    'show their categories by the names that %s readers see',
    async (locale, ...names) => {
      await open('/blog', locale);
      for (const name of names) expect(await screen.findByRole('cell', { name })).toBeShown();
      expect(screen.queryByRole('cell', { name: 'rain' })).toBeNull();
    },
  );

  it('are found by a category of that name', async () => {
    const { calls } = await open('/blog', 'cs');
    fireEvent.click(await screen.findByRole('button', { name: 'Přidat filtr' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Kategorie' }));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Kategorie' }));
    const choices = await screen.findAllByRole('option');
    expect(choices.map(({ textContent }) => textContent?.trim())).toEqual([
      '',
      'Déšť',
      'Nezařazeno',
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'Déšť' }));
    await waitFor(() =>
      expect(calls.some(({ url }) => url.includes('"category":"rain"'))).toBe(true),
    );
  });

  it.each([
    ['en', 'Category', 'Shown as: Wet races.'],
    ['en', 'Tags', 'Shown as: Wet races, track.'],
    ['cs', 'Kategorie', 'Zobrazí se jako: Déšť.'],
  ] as const)('say in their form how labels are shown: %s %s', async (locale, label, help) => {
    await open('/blog/6', locale);
    const input = await screen.findByLabelText(label);
    await waitFor(() => {
      const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toContain(help);
    });
  });

  it('say at the tags when one of them is too long', async () => {
    await open('/blog/5');
    const input = await screen.findByLabelText('Tags');
    fireEvent.change(input, { target: { value: `rain, ${'x'.repeat(201)}` } });
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('This text may have at most 200 characters.');
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

it('who may only look finds the form of a post turned off, with its article', async () => {
  await renderScreen({ address: '/blog/6', locale: 'en', resource: blog, role: 'reader', answer });
  const titles = await screen.findAllByLabelText(/^Title/);
  expect(titles.map((input) => input.matches(':disabled'))).toEqual([true, true]);
  await waitFor(() => {
    const articles = [...document.querySelectorAll('.ProseMirror')];
    const editable = articles.map((article) => article.getAttribute('contenteditable'));
    expect(editable).toEqual(['false', 'false']);
  });
});

describe('what only the server knows', () => {
  it.each([
    ['en', 'Update', 'Content in Czech', 'General information', 'Failed to save post: '],
    [
      'cs',
      'Aktualizovat',
      'Obsah v češtině',
      'Obecné informace',
      'Nepodařilo se uložit příspěvek: ',
    ],
  ] as const)(
    'stands at its field, on the general tab: %s',
    async (locale, update, content, general, failed) => {
      const taken = locale === 'cs' ? 'Tento slug je už obsazený.' : 'This slug is already taken.';
      refusal = json({ message: taken, errors: { 'translations.cs.slug': taken } }, 409);
      await open('/blog/6', locale);
      fireEvent.click(await screen.findByRole('tab', { name: content }));
      fireEvent.click(screen.getByText(update));
      expect(await alertText()).toBe(`${failed}${taken}`);
      expect(await screen.findByText(taken)).toBeShown();
      expect(screen.getByRole('tab', { name: general }).getAttribute('aria-selected')).toBe('true');
    },
  );
});

describe('the slug of a new post', () => {
  const checks = (calls: readonly ReceivedCall[]) =>
    calls.filter(({ url }) => url.startsWith('/api/blog/check-slug'));
  const slugs = async () =>
    (await screen.findAllByLabelText(/URL slug/)).map((input) => Reflect.get(input, 'value'));

  it('is made a second after the last letter of a title of three or more', async () => {
    const second = holdTimers(1_000);
    const { calls } = await open('/blog/create');
    await fill(/Title/, 'Ab', 0);
    await fill(/Title/, 'New', 1);
    await fill(/Title/, 'New season', 1);
    expect(checks(calls)).toEqual([]);
    await second.pass();
    await waitFor(async () => expect(await slugs()).toEqual(['', 'new-season']));
    expect(checks(calls).map(({ url }) => url)).toEqual([
      '/api/blog/check-slug?slug=new-season&language=en',
    ]);
  });

  it('is free when the answer is that there is no such post', async () => {
    slugCheck = () => json({ message: 'Blog post not found' }, 404);
    await open('/blog/create');
    await fill(/Title/, 'Nová sezóna', 0);
    await waitFor(async () => expect(await slugs()).toEqual(['nova-sezona', '']));
  });

  it('ends in a random number when the check fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    slugCheck = () => json({ message: 'Broken' }, 500);
    await open('/blog/create');
    await fill(/Title/, 'Nová sezóna', 0);
    await waitFor(async () => expect(await slugs()).toEqual(['nova-sezona-500', '']));
  });
});

it('a text is written in a field of 250 to 500 pixels', async () => {
  await open('/blog/5');
  const editor = await waitFor(() => {
    const found = document.querySelector('.ProseMirror');
    if (!found) throw new Error('The editor is not there yet');
    return found;
  });
  // Other tests know an element's own style only.
  vi.mocked(window.getComputedStyle).mockRestore();
  const { minHeight, maxHeight, overflowY } = getComputedStyle(editor);
  expect([minHeight, maxHeight, overflowY]).toEqual(['250px', '500px', 'auto']);
});

it('a new post is a published one of today in Prague', () => {
  expect(newPost()).toMatchObject({ is_active: true, published_date: pragueToday(new Date()) });
});

describe('the description of an image in a text', () => {
  const openDialog = async (language: 'cs' | 'en') => {
    await open('/blog/5', 'cs');
    await screen.findByText('Obsah v angličtině');
    const panel = document.getElementById(`post-panel-${language}`);
    if (!panel) throw new Error('There is no such tab');
    fireEvent.click(await within(panel).findByLabelText('Obrázek'));
    const description = await screen.findByLabelText<HTMLInputElement>('Popis obrázku');
    const dialog = description.closest<HTMLElement>('[role=dialog]');
    if (!dialog) throw new Error('The description is in no dialog');
    return {
      dialog: within(dialog),
      description,
      chooseStored: async (name: RegExp) => {
        fireEvent.click(within(dialog).getByText('Vybrat z knihovny'));
        fireEvent.click(await screen.findByLabelText(name));
        await waitFor(() => expect(screen.queryByLabelText(name)).toBeNull());
      },
    };
  };

  it('is in the language of the text, and never that of another image', async () => {
    const { dialog, description, chooseStored } = await openDialog('en');
    await chooseStored(/^Auto v kouři/);
    expect(description.value).toBe('A car in smoke');
    await chooseStored(/^Mokrá trať/);
    expect(description.value).toBe('A wet track');
    await chooseStored(/^Depo/);
    expect(description.value).toBe('');
    fireEvent.change(description, { target: { value: 'The paddock' } });
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    fireEvent.change(dialog.getByLabelText('Vybrat obrázek', { selector: 'input' }), {
      target: { files: [file] },
    });
    expect(description.value).toBe('');
    expect(description.lang).toBe('en');
  });

  it('stays when it was written before an image was chosen', async () => {
    const { description, chooseStored } = await openDialog('cs');
    fireEvent.change(description, { target: { value: 'Vlastní slova' } });
    await chooseStored(/^Auto v kouři/);
    expect(description.value).toBe('Vlastní slova');
  });
});

it('images that are dropped together stand in the text in their order', async () => {
  let number = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${number++}`);
  await open('/blog/5');
  await screen.findByText('Content in English');
  const panel = document.getElementById('post-panel-en');
  const text = await waitFor(() => {
    const found = panel?.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror');
    if (!found?.editor) throw new Error('There is no editor');
    return { element: found, editor: found.editor };
  });
  // At the end of its only paragraph; happy-dom has no layout.
  text.editor.view.posAtCoords = () => ({ pos: 5, inside: 0 });
  const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  const dataTransfer = { files, types: ['Files'], getData: () => '' };
  fireEvent.drop(text.element, { dataTransfer });
  for (const alt of ['First', 'Second']) {
    const description = await screen.findByLabelText('Description of the image');
    fireEvent.change(description, { target: { value: alt } });
    fireEvent.click(screen.getByText('Insert'));
    await waitFor(() => expect(text.editor.getHTML()).toContain(`alt="${alt}"`));
  }
  const alts = [...text.editor.getHTML().matchAll(/alt="(\w+)"/g)].map(([, alt]) => alt);
  expect(alts).toEqual(['First', 'Second']);
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
