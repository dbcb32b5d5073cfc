import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MediaItemDetail, MediaUse } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, fill } from '../testing/screenParts.ts';
import { media } from './index.ts';

const item = (id: number, alt: { en: string; cs: string }, uses: MediaUse[]): MediaItemDetail => ({
  id,
  path: `/uploads/p${id}/800.webp`,
  kind: 'image',
  width: 800,
  height: 600,
  info: { width: 800, height: 600, color: '#111111', sources: [] },
  alt,
  size: 1_572_864,
  digest: 'ab',
  source_url: null,
  created_at: '2026-05-01T10:00:00.000Z',
  uses,
});
const items = [
  item(1, { en: 'A car in smoke', cs: 'Auto v kouři' }, [
    { resource: 'team-members', id: 3, name: 'Marek' },
    { resource: 'car-photos', id: 5, name: 'S14' },
  ]),
  item(2, { en: '', cs: '' }, []),
];

/** Names of files that the server refuses. */
let refused: string[] = [];
/** What begins to use a file before it is deleted, and what the server says then. */
let used: MediaUse | null = null;
let usedNow: MediaUse | null = null;
const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (method === 'POST') {
    const file = body instanceof FormData ? body.get('image') : null;
    const isRefused = file instanceof File && refused.includes(file.name);
    return isRefused ? json({ message: 'Not a picture.' }, 415) : json(items[1], 201);
  }
  if (method === 'PUT') return json(items[0]);
  if (method === 'DELETE' && used) {
    usedNow = used;
    return json({ message: 'The file is in use.' }, 409);
  }
  if (method === 'DELETE') return json(items[1]);
  const id = Number(/\/media\/(\d+)/.exec(url)?.[1]);
  if (id) {
    const found = items.find((known) => known.id === id);
    return json(usedNow ? { ...found, uses: [usedNow] } : found);
  }
  // A list doesn't tell what uses a file.
  const listed = items.map(({ uses: _, ...rest }) => rest);
  return json(listed, 200, { 'x-total-count': '2' });
};
const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: media, answer });

it('shows what is stored, newest first, and which pictures miss their alternative text', async () => {
  const { calls } = await open('/media', 'cs');
  const grid = within(await screen.findByRole('list', { name: 'Média' }));
  const tiles = grid.getAllByRole('button');
  expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual([
    'Auto v kouři, 800 × 600 px',
    '#2, 800 × 600 px',
  ]);
  expect(grid.getAllByText('Bez popisku')).toHaveLength(1);
  expect(calls[0]?.url).toContain('sort=["created_at","DESC"]');
});

it('opens a picture from the list, before it is known what uses it', async () => {
  await open('/media');
  fireEvent.click(await screen.findByLabelText('A car in smoke, 800 × 600 px'));
  expect(await screen.findByText('Marek')).toBeShown();
});

it.each([
  ['en', 'No pictures found', 'Remove all filters'],
  ['cs', 'Žádné obrázky nenalezeny', 'Odstranit všechny filtry'],
] as const)('says that a search found none, not that there are none yet: %s', async (...given) => {
  const [locale, none, remove] = given;
  await renderScreen({
    address: '/media?filter={"q":"xyzzy"}',
    locale,
    resource: media,
    answer: (call) =>
      call.url.includes('xyzzy') ? json([], 200, { 'x-total-count': '0' }) : answer(call),
  });
  expect(await screen.findByText(none)).toBeShown();
  fireEvent.click(screen.getByText(remove));
  expect(await screen.findByRole('list', { name: /Media|Média/ })).toBeShown();
});

it('asks for the unused ones alone', async () => {
  const { calls } = await open('/media?filter={"used":"false"}');
  await screen.findByRole('list', { name: 'Media' });
  expect(calls[0]?.url).toContain('filter={"used":"false"}');
});

it('saves the alternative text, and leads to the records that use a picture', async () => {
  const { calls } = await open('/media/1');
  const link = await screen.findByText('Marek');
  expect(link.getAttribute('href')).toContain('/team/3');
  expect(screen.getByText('S14').getAttribute('href')).toContain('/car-photos/5');
  expect(screen.getByText('1.5 MB')).toBeShown();
  expect(screen.queryByLabelText('Delete')).toBeNull();
  await fill(/Alt text: English/, 'A red car');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent).toMatchObject({
    url: '/api/media/1',
    body: { alt: { en: 'A red car', cs: 'Auto v kouři' } },
  });
});

it('takes no alternative text of more than 200 characters', async () => {
  const { calls } = await open('/media/1', 'cs');
  await screen.findByText('Marek');
  await fill(/Popisek pro nevidomé: Čeština/, 'a'.repeat(201));
  fireEvent.click(screen.getByText('Uložit'));
  expect(await alertText()).toBe('Text smí mít nejvýše 200 znaků.');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('deletes what nothing uses, after a question', async () => {
  const { calls } = await open('/media/2');
  fireEvent.click(await screen.findByLabelText('Delete'));
  const question = within(await screen.findByRole('dialog', { name: 'Delete?' }));
  fireEvent.click(question.getByText('Delete'));
  expect(await screen.findByText('File deleted')).toBeShown();
  const from = calls.findIndex(({ method }) => method === 'DELETE');
  expect(calls[from]?.url).toBe('/api/media/2');
  await waitFor(() => expect(calls.slice(from).some(({ url }) => url.includes('?'))).toBe(true));
  // What is gone must not be asked for: the answer would be reported as a failure.
  expect(calls.slice(from + 1).map(({ url }) => url)).not.toContain('/api/media/2');
});

it('tells each file that is refused, by the browser or by the server, and what was stored', async () => {
  await open('/media');
  await screen.findByRole('list', { name: 'Media' });
  const input = screen.getByLabelText('Upload pictures', { selector: 'input' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  refused = ['broken.png'];
  const files = [
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File(['x'], 'letter.txt', { type: 'text/plain' }),
    new File(['x'], 'broken.png', { type: 'image/png' }),
    new File(['x'], 'fine.png', { type: 'image/png' }),
  ];
  fireEvent.change(input, { target: { files } });
  const notice = await screen.findByText(/1 picture uploaded/);
  expect(notice.textContent).toMatch(/notes.txt is not a picture/);
  expect(notice.textContent).toMatch(/letter.txt is not a picture/);
  expect(notice.textContent).toMatch(/broken.png: .*Not a picture/);
});

it('shows what uses a file since it was opened, when its deletion is refused', async () => {
  used = { resource: 'team-members', id: 3, name: 'Marek' };
  await open('/media/2');
  fireEvent.click(await screen.findByLabelText('Delete'));
  const question = within(await screen.findByRole('dialog', { name: 'Delete?' }));
  fireEvent.click(question.getByText('Delete'));
  expect(await screen.findByText(/The file is in use/)).toBeShown();
  expect(await screen.findByText('Marek')).toBeShown();
  expect(screen.queryByLabelText('Delete')).toBeNull();
});
