import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { records } from '../../api/contract/testing/examples.ts';
import { blog } from '../blog/index.ts';
import { events } from '../events/index.ts';
import { products } from '../products/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { field, rowOf } from '../testing/screenParts.ts';

const FROM = '2099-12-03T17:00:00.000Z';
const GONE = '2026-07-03T16:00:00.000Z';
const named = (title: string) => ({
  cs: { title, location: 'Písek' },
  en: { title, location: 'P' },
});
const event = (id: number, title: string, times: object) => ({
  ...records.event,
  id,
  translations: named(title),
  publish_at: null,
  ...times,
});
const rows = [
  event(1, 'Later', { publish_at: FROM }),
  event(2, 'Over', { unpublish_at: GONE }),
  event(3, 'Now', { publish_at: GONE, unpublish_at: FROM }),
  event(4, 'Hidden', { publish_at: FROM, is_active: false }),
];
const answer = ({ url, method }: ReceivedCall): Response => {
  const id = /^\/api\/events\/(\d)/.exec(url)?.[1];
  if (id)
    return json(method === 'PUT' ? { ...rows[Number(id) - 1], version: 4 } : rows[Number(id) - 1]);
  return json(rows, 200, { 'x-total-count': '4' });
};
const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: events, answer });

describe('a list', () => {
  it.each([
    [
      'en',
      ['from 3. 12. 2099 18:00', 'until 3. 7. 2026 18:00', 'Yes', 'No'],
      ['Preview', 'View on site'],
    ],
    [
      'cs',
      ['od 3. 12. 2099 18:00', 'do 3. 7. 2026 18:00', 'Ano', 'Ne'],
      ['Náhled', 'Zobrazit na webu'],
    ],
  ] as const)(
    'tells which active records are off line, and why (%s)',
    async (locale, states, places) => {
      const [from, until, yes, no] = states;
      const [preview, view] = places;
      await open('/events', locale);
      const shown = async (title: string, state: string, place: string) => {
        const row = within(await rowOf(title));
        const seen = states.filter((text) => row.queryByText(text) !== null);
        expect(seen).toEqual([state]);
        expect(row.getByLabelText(`${place}: ${title}`)).toBeShown();
      };
      await shown('Later', from, preview);
      await shown('Over', until, preview);
      await shown('Now', yes, view);
      await shown('Hidden', no, preview);
    },
  );
});

describe('the times of a record', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York');
    return () => vi.unstubAllEnvs();
  });

  it('are shown and sent as clocks in Prague have them, in whatever zone the browser is', async () => {
    const { calls } = await open('/events/1');
    expect(new Date(FROM).getHours()).toBe(12);
    const from = await field(/Published from/);
    const until = await field(/Published until/);
    expect([from, until].map((input) => Reflect.get(input, 'value'))).toEqual([
      '2099-12-03T18:00',
      '',
    ]);
    fireEvent.change(until, { target: { value: '2099-12-03T17:59' } });
    fireEvent.click(screen.getByText('Update'));
    expect(
      await screen.findByText('The end of publication must be after its beginning.'),
    ).toBeShown();
    fireEvent.change(until, { target: { value: '2099-12-03T18:01' } });
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      publish_at: FROM,
      unpublish_at: '2099-12-03T18:01',
    });
  });

  it.each([
    ['en', 'Update', 'There is no 02:30 on 29. 3. 2099: the clocks go from 2:00 to 3:00.'],
    ['cs', 'Aktualizovat', 'Dne 29. 3. 2099 čas 02:30 není: hodiny se posouvají z 2:00 na 3:00.'],
  ] as const)(
    'are refused at their field where the clocks skip them (%s)',
    async (locale, save, said) => {
      const { calls } = await open('/events/1', locale);
      const label = { en: /Published until/, cs: /Zveřejnit do/ }[locale];
      fireEvent.change(await field(label), { target: { value: '2099-03-29T02:30' } });
      fireEvent.click(screen.getByText(save));
      await waitFor(async () => {
        const until = await field(label);
        expect(until.getAttribute('aria-invalid')).toBe('true');
        const text = document.getElementById(until.getAttribute('aria-describedby') ?? '');
        expect(text?.textContent?.replaceAll('\u00a0', ' ')).toContain(said);
      });
      expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    },
  );

  it('can be emptied', async () => {
    const { calls } = await open('/events/1');
    fireEvent.change(await field(/Published from/), { target: { value: '' } });
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ publish_at: null });
  });

  it.each([
    ['blog', blog],
    ['products', products],
  ])('can be set for new %s too', async (name, resource) => {
    const none = () => json([], 200, { 'x-total-count': '0' });
    await renderScreen({ address: `/${name}/create`, locale: 'cs', resource, answer: none });
    for (const label of [/Zveřejnit od/, /Zveřejnit do/]) {
      expect(Reflect.get(await field(label), 'type')).toBe('datetime-local');
    }
  });
});
