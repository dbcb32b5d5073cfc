import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { membersApi } from '../lists/testMembers.ts';
import { team } from '../team/index.ts';
import type { ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

const HEADINGS = 'id;name_cs;name_en;position_cs;position_en;image_path;nick';
const ROWS = [
  '1;Marek;Mark;Jezdec;Driver;/uploads/a.webp;M',
  '2;Jana;Jana;Jezdec;Driver;/uploads/a.webp;J',
  ';Ivo;Ivo;Mechanik;Mechanic;https://example.com/ivo.png;I',
  ';Ota;Ota;Mechanik;;;O',
];
const writes = (calls: readonly ReceivedCall[]) => calls.filter(({ method }) => method !== 'GET');

async function choose(text: string, options: Partial<Parameters<typeof renderScreen>[0]> = {}) {
  const { calls } = await renderScreen({
    address: '/team',
    locale: 'en',
    resource: team,
    answer: membersApi(),
    ...options,
  });
  fireEvent.click(await screen.findByText('Import'));
  const input = (await screen.findAllByLabelText(/Choose file|Vybrat soubor/)).find(
    (element) => element instanceof HTMLInputElement,
  );
  fireEvent.change(input ?? document.body, {
    target: { files: [new File([text], 'team.csv', { type: 'text/csv' })] },
  });
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

it('shows what each row will do before anything is sent, then sends that and sums it up', async () => {
  const { calls, dialog } = await choose([HEADINGS, ...ROWS].join('\r\n'));
  await dialog.findByText('New: 1');
  for (const count of ['All: 4', 'Changed: 1', 'Unchanged: 1', 'Invalid: 1']) {
    expect(dialog.getByText(count)).toBeShown();
  }
  expect(dialog.getByText(/Photo is required for new member/)).toBeShown();
  expect(dialog.getByText(/One column in the file matches no field/)).toBeShown();
  expect(writes(calls)).toEqual([]);

  fireEvent.click(dialog.getByText('Import 2 records'));
  await dialog.findByText('Import finished');
  expect(dialog.getByText('Added: 1')).toBeShown();
  expect(dialog.getByText('Changed: 1')).toBeShown();
  expect(writes(calls)).toEqual([
    {
      method: 'PUT',
      url: '/api/team-members/1',
      body: { translations: { en: { name: 'Mark' } }, version: 4 },
    },
    {
      method: 'POST',
      url: '/api/team-members',
      body: {
        translations: {
          cs: { name: 'Ivo', position: 'Mechanik' },
          en: { name: 'Ivo', position: 'Mechanic' },
        },
        image_path: 'https://example.com/ivo.png',
      },
    },
  ]);
});

it.each([
  ['en', /^What will happen: All: 4, New: 1, Changed: 1, Unchanged: 1, Invalid: 1$/],
  ['cs', /^Co se stane: Vše: 4, /],
] as const)('tells screen readers what each file will do: %s', async (locale, told) => {
  const { dialog } = await choose([HEADINGS, ...ROWS].join('\r\n'), { locale });
  await waitFor(() => {
    const texts = dialog.getAllByRole('status').map(({ textContent }) => textContent ?? '');
    expect(texts.filter((text) => told.test(text))).toHaveLength(1);
  });
});

it('stays when another file is dropped while one is checked', async () => {
  const { dialog } = await choose('id,name_en\n1,Mark');
  const step = await dialog.findByText('Changed: 1');
  // False: the browser doesn't open it, which would leave the import.
  expect(fireEvent.drop(step, { dataTransfer: { files: [], types: ['Files'] } })).toBe(false);
});

it('fills a field from the column that is chosen for it', async () => {
  const { dialog } = await choose('id,nickname\n1,Mark');
  await dialog.findByText('Unchanged: 1');
  fireEvent.change(dialog.getByLabelText('Field: nickname'), { target: { value: 'name_en' } });
  expect(await dialog.findByText('Changed: 1')).toBeShown();
});

it('tells the rows that fail, and goes on with the others', async () => {
  const { dialog } = await choose('id,name_en\n1,Mark\n2,Jane', {
    answer: membersApi(({ method, url }) => method === 'PUT' && url.endsWith('/1')),
  });
  fireEvent.click(await dialog.findByText('Import 2 records'));
  expect(await dialog.findByText('Row 2: Failed to save team member: Broken')).toBeShown();
  expect(dialog.getByText('Changed: 1')).toBeShown();
  expect(dialog.getByText('Failed: 1')).toBeShown();
});

it('says in the language of the interface why a file cannot be read', async () => {
  const { dialog } = await openCzech('id;name_cs\n');
  expect(await dialog.findByText('Soubor team.csv nemá pod nadpisy žádné řádky.')).toBeShown();
});

it.each([
  ['en', 'The number of cells differs from the header', 'Import one record'],
  ['cs', 'Řádek má jiný počet buněk než nadpisy', 'Importovat 1 záznam'],
] as const)(
  'skips a row with more or fewer cells like any invalid one: %s',
  async (locale, problem, start) => {
    const { dialog } = await choose('id,name_en\n1,Mark,Twain\n2,Jane', { locale });
    expect(await dialog.findByText(problem)).toBeShown();
    expect(await dialog.findByText(start)).toBeShown();
  },
);

it('says it when the records cannot be loaded', async () => {
  let listed = false;
  const { dialog } = await choose('id,name_en\n1,Mark', {
    answer: membersApi(({ url }) => {
      const again = listed && url.includes('range');
      listed = true;
      return again;
    }),
  });
  expect(
    await dialog.findByText(/The existing records could not be loaded for comparison/),
  ).toBeShown();
});

const openCzech = (text: string) => choose(text, { locale: 'cs' });
