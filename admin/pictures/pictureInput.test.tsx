import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaItem, TeamMember } from '../../api/contract/types.ts';
import { team } from '../team/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, fill } from '../testing/screenParts.ts';

const info = { width: 800, height: 1000, color: '#111111', sources: [] };
const member: TeamMember = {
  id: 1,
  is_active: true,
  image_path: '/uploads/old/800.webp',
  image_info: { ...info, alt: { en: 'Marek laughs', cs: 'Marek se směje' } },
  instagram_url: '',
  facebook_url: '',
  display_order: 1,
  translations: {
    cs: { name: 'Marek', position: 'Jezdec', description: '' },
    en: { name: 'Marek', position: 'Driver', description: '' },
  },
  version: 4,
};
const stored: MediaItem = {
  id: 7,
  path: '/uploads/other/800.webp',
  kind: 'image',
  width: 800,
  height: 1000,
  info,
  alt: { en: 'Jana drives', cs: '' },
  size: 1_000,
  digest: 'ab',
  source_url: null,
  created_at: '2026-05-01T10:00:00.000Z',
};

let refusal: Response | null = null;
let altRefusal: Response | null = null;
const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (url.includes('/media')) {
    if (method === 'PUT') return altRefusal ?? json(stored);
    return json([stored], 200, { 'x-total-count': '1' });
  }
  if (method === 'PUT') {
    const sent = body instanceof FormData ? Object.fromEntries(body) : body;
    const image_path = String(Reflect.get(Object(sent), 'image_path') ?? '/uploads/new/800.webp');
    const image_info = image_path === member.image_path ? member.image_info : info;
    return refusal ?? json({ ...member, image_path, image_info });
  }
  return url.includes('?') ? json([member], 200, { 'x-total-count': '1' }) : json(member);
};

const open = async (locale: 'cs' | 'en' = 'en', role?: 'reader') => {
  const { calls } = await renderScreen({
    address: '/team/1',
    locale,
    resource: team,
    role,
    answer,
  });
  const input = within(await screen.findByRole('region', { name: /Photo|Fotografie/ }));
  const writes = () => calls.filter(({ method }) => method === 'PUT');
  return { calls, input, writes };
};
const choose = (input: Awaited<ReturnType<typeof open>>['input'], file: File) =>
  fireEvent.change(input.getByLabelText(/Choose picture|Vybrat obrázek/, { selector: 'input' }), {
    target: { files: [file] },
  });
const picture = (input: Awaited<ReturnType<typeof open>>['input']) =>
  input.getByRole('img').getAttribute('src');
const png = (size = 3) => new File([new Uint8Array(size)], 'marek.png', { type: 'image/png' });

beforeEach(() => {
  refusal = null;
  altRefusal = null;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
});

it.each([
  ['en', 'Remove', 'Picture removed'],
  ['cs', 'Odstranit', 'Obrázek odebrán'],
] as const)('tells screen readers that a picture is removed: %s', async (locale, remove, text) => {
  const { input } = await open(locale);
  const said = () => input.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).not.toContain(text);
  fireEvent.click(input.getByRole('button', { name: remove }));
  await waitFor(() => expect(said()).toContain(text));
});

it.each([
  ['en', 'Picture chosen: marek.png'],
  ['cs', 'Vybraný obrázek: marek.png'],
] as const)(
  'tells screen readers of each picture that is chosen or cropped: %s',
  async (...told) => {
    const [locale, text] = told;
    const { input } = await open(locale);
    const said = () => input.getAllByRole('status').filter((one) => one.textContent === text);
    choose(input, png());
    await waitFor(() => expect(said()).toHaveLength(1));
    // A cropped one has the same name.
    choose(input, png());
    await waitFor(() => expect(said()).toHaveLength(0));
    await waitFor(() => expect(said()).toHaveLength(1));
  },
);

it('says why a file is refused until a good one is chosen', async () => {
  const { input } = await open();
  choose(input, new File(['a'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/notes\.txt/)).toBeShown();
  choose(input, png());
  await waitFor(() => expect(screen.queryByText(/notes\.txt/)).toBeNull());
  choose(input, new File(['a'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/notes\.txt/)).toBeShown();
  fireEvent.click(input.getByText('Choose from library'));
  fireEvent.click(await screen.findByLabelText('Jana drives, 800 × 1000 px'));
  await waitFor(() => expect(screen.queryByText(/notes\.txt/)).toBeNull());
});

describe('the alternative text of a picture', () => {
  it('is saved at the picture once the record is', async () => {
    const { writes } = await open();
    await fill(/Alt text: English/, 'Marek in his car');
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[0]?.body).not.toHaveProperty('image_info');
    expect(writes()[1]).toEqual({
      method: 'PUT',
      url: '/api/media/7',
      body: { alt: { en: 'Marek in his car', cs: 'Marek se směje' } },
    });
  });

  it('is not saved while it is unchanged, and opening a form changes nothing', async () => {
    const { writes } = await open();
    await fill(/Position/, 'Team captain', 1);
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await screen.findByText('Team member updated successfully');
    expect(writes()).toHaveLength(1);
  });

  it('is said not to be saved, after the notice that the record was', async () => {
    altRefusal = json({ message: 'No' }, 503);
    await open();
    await fill(/Alt text: English/, 'Marek in his car');
    fireEvent.click(screen.getByText('Update'));
    await screen.findByText('Team member updated successfully');
    fireEvent.click(screen.getByLabelText('Close', { selector: '.MuiAlert-root *' }));
    expect(await screen.findByText(/alt text of its picture was not/)).toBeShown();
  });

  it('does not stay with another picture', async () => {
    const { input } = await open('cs');
    choose(input, png());
    const texts = await screen.findAllByLabelText(/Popisek pro nevidomé/);
    expect(texts.map((field) => field instanceof HTMLInputElement && field.value)).toEqual([
      '',
      '',
    ]);
  });
});

describe('a picture from the library', () => {
  it('is sent as its path, with its alternative text in the form', async () => {
    const { input, writes } = await open();
    fireEvent.click(input.getByText('Choose from library'));
    fireEvent.click(await screen.findByLabelText('Jana drives, 800 × 1000 px'));
    await waitFor(() => expect(picture(input)).toBe(stored.path));
    expect(screen.getByDisplayValue('Jana drives')).toBeShown();
    expect(await screen.findByText('Picture chosen: Jana drives')).toBeShown();
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(writes().length).toBeGreaterThan(0));
    expect(writes()[0]?.body).toMatchObject({ image_path: stored.path });
  });

  it('stays where it is while another search is answered, so that a click on it counts', async () => {
    const { calls, input } = await open();
    fireEvent.click(input.getByText('Choose from library'));
    const tile = await screen.findByLabelText('Jana drives, 800 × 1000 px');
    await fill(/^Search by alt text/, 'Jana');
    await waitFor(() => expect(calls.at(-1)?.url).toContain('"q":"Jana"'));
    expect(await screen.findByLabelText('Jana drives, 800 × 1000 px')).toBe(tile);
  });

  it('leaves the one before it when nothing is chosen', async () => {
    const { input } = await open();
    fireEvent.click(input.getByText('Choose from library'));
    const dialog = await screen.findByRole('dialog', { name: 'Choose from library' });
    fireEvent.click(within(dialog).getByLabelText('Close'));
    expect(picture(input)).toBe(member.image_path);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['cs', new File(['x'], 'a.txt', { type: 'text/plain' }), /není obrázek/],
    ['en', new File([], 'a.png', { type: 'image/png' }), /is empty/],
    ['cs', png(15 * 1024 * 1024 + 1), /je větší než 15 MB/],
  ] as const)('in the browser says so and keeps the old one (%s)', async (locale, file, said) => {
    const { input } = await open(locale);
    choose(input, file);
    expect(await screen.findByText(said)).toBeShown();
    expect(picture(input)).toBe(member.image_path);
  });

  it.each([
    ['too large', 413, { message: 'The file is larger than 15 MB.' }],
    [
      'of a wrong type',
      415,
      { message: 'Not a picture.', errors: { image_path: 'Not a picture.' } },
    ],
    [
      'too wide',
      422,
      { message: 'Larger than 60 MP.', errors: { image_path: 'Larger than 60 MP.' } },
    ],
  ])('by the server as %s says so at the field and keeps the old one', async (_, status, body) => {
    refusal = json(body, status);
    const { input } = await open();
    choose(input, png());
    await waitFor(() => expect(picture(input)).toBe('blob:chosen'));
    fireEvent.click(screen.getByText('Update'));
    expect(await input.findByText(body.message)).toBeShown();
    expect(picture(input)).toBe(member.image_path);
  });
});

it('takes a pasted picture, and leaves pasted texts alone', async () => {
  const { input } = await open();
  const target = input.getByText('Crop');
  fireEvent.paste(target, { clipboardData: { files: [] } });
  expect(picture(input)).toBe(member.image_path);
  fireEvent.paste(target, { clipboardData: { files: [png()] } });
  await waitFor(() => expect(picture(input)).toBe('blob:chosen'));
});

it('leaves alone a text that comes with a picture of it, as office programs copy it', async () => {
  const { input } = await open();
  const [text] = await screen.findAllByLabelText(/Alt text: English/);
  if (!text) throw new Error('There is no text');
  const clipboardData = { files: [png()], types: ['text/plain', 'Files'] };
  // True: the browser goes on to paste the text.
  expect(fireEvent.paste(text, { clipboardData })).toBe(true);
  await Promise.resolve();
  expect(picture(input)).toBe(member.image_path);
  fireEvent.paste(text, { clipboardData: { files: [png()], types: ['Files'] } });
  await waitFor(() => expect(picture(input)).toBe('blob:chosen'));
});

it('keeps the browser from leaving for a file that is dropped beside it', async () => {
  const { input } = await open();
  const goesOn = (types: string[]) => {
    const dataTransfer = { files: [png()], types };
    const over = fireEvent.dragOver(document.body, { dataTransfer });
    return [over, fireEvent.drop(document.body, { dataTransfer })];
  };
  expect(goesOn(['Files'])).toEqual([false, false]);
  expect(goesOn(['text/plain'])).toEqual([true, true]);
  expect(picture(input)).toBe(member.image_path);
});

it.each([
  ['en', 'Only one file fits here: marek.png was chosen.'],
  ['cs', 'Vejde se sem jen jeden soubor: vybrán byl marek.png.'],
] as const)('says that it takes but one of several files: %s', async (locale, text) => {
  const { input } = await open(locale);
  const other = new File(['x'], 'jana.png', { type: 'image/png' });
  fireEvent.drop(input.getByRole('img'), { dataTransfer: { files: [png(), other] } });
  expect(await alertText()).toBe(text);
  expect(picture(input)).toBe('blob:chosen');
  expect(screen.getByText('marek.png')).toBeShown();
});

it('shows where files can be dropped while they are dragged, and only then', async () => {
  const { input } = await open();
  const region = screen.getByRole('region', { name: 'Photo' });
  const dataTransfer = { files: [], types: ['Files'] };
  const shown = () => region.getAttribute('data-files');
  const leave = (from: Element, to: Element | null) => {
    const event = createEvent.dragLeave(from);
    Object.defineProperty(event, 'relatedTarget', { value: to });
    fireEvent(from, event);
  };
  fireEvent.dragOver(document.body, { dataTransfer: { files: [], types: ['text/plain'] } });
  expect(shown()).toBeNull();
  fireEvent.dragOver(document.body, { dataTransfer });
  expect(shown()).toBe('near');
  fireEvent.dragOver(input.getByRole('img'), { dataTransfer });
  expect(shown()).toBe('over');
  leave(input.getByRole('img'), region);
  expect(shown()).toBe('over');
  leave(region, document.body);
  expect(shown()).toBe('near');
  leave(document.body, null);
  expect(shown()).toBeNull();
  fireEvent.dragOver(input.getByRole('img'), { dataTransfer });
  expect(shown()).toBe('over');
  fireEvent.drop(input.getByRole('img'), { dataTransfer: { ...dataTransfer, files: [png()] } });
  expect(shown()).toBeNull();
});

it('offers no choice to who may only look, and takes no dropped or pasted file', async () => {
  const { input } = await open('en', 'reader');
  expect(picture(input)).toBe(member.image_path);
  expect(input.queryByText(/You can also drop or paste/)).toBeNull();
  fireEvent.dragOver(input.getByRole('img'), { dataTransfer: { types: ['Files'] } });
  expect(screen.getByRole('region', { name: 'Photo' }).getAttribute('data-files')).toBeNull();
  const files = [png()];
  fireEvent.drop(input.getByRole('img'), { dataTransfer: { files } });
  fireEvent.paste(input.getByRole('img'), { clipboardData: { files } });
  await Promise.resolve();
  expect(picture(input)).toBe(member.image_path);
});
