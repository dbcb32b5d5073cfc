import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { Revision, RevisionDetail, Sponsor } from '../../api/contract/types.ts';
import { settings } from '../settings/index.ts';
import { sponsors } from '../sponsors/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, rowOf } from '../testing/screenParts.ts';
import { history } from './index.ts';

const sponsor: Sponsor = {
  id: 7,
  website_url: '',
  logo_path: '/uploads/new/400.webp',
  logo_info: null,
  display_order: 0,
  is_active: false,
  translations: { cs: { name: 'Oleje' }, en: { name: 'Oils' } },
  version: 3,
};
const revision = (id: number, more: Partial<Revision>): Revision => ({
  id,
  resource: 'sponsors',
  record_id: 7,
  name: 'Oils',
  action: 'update',
  version: id,
  at: '2026-11-20T10:00:00.000Z',
  username: 'boss',
  changed: [],
  restored_from: null,
  is_deleted: false,
  ...more,
});
/** When they were made, as it is shown. */
const MOMENT = formatDateTime('2026-11-20T10:00:00.000Z', 'en');
const third = revision(3, {
  changed: ['is_active', 'logo_path', 'translations.en.name'],
  username: 'Jana',
});
const first = revision(1, { action: 'create', name: 'Oil' });
const restored = revision(2, { action: 'restore', restored_from: 1, changed: ['website_url'] });
const detail: RevisionDetail = {
  ...third,
  record: {},
  changes: [
    { field: 'is_active', before: true, after: false },
    { field: 'logo_path', before: '', after: '/uploads/new/400.webp' },
    { field: 'translations.en.name', before: 'Oil', after: 'Oils' },
  ],
};
const counted = { 'x-total-count': '3' };

/** The API of a sponsor with three versions, but for what a test answers otherwise. */
const answering =
  (other: (call: ReceivedCall) => Response | undefined = () => undefined) =>
  (call: ReceivedCall): Response => {
    const own = other(call);
    if (own) return own;
    if (call.method === 'POST') return json(revision(4, { action: 'restore' }));
    if (call.url.includes('/revisions?')) return json([third, restored, first], 200, counted);
    if (call.url.includes('/revisions/3')) return json(detail);
    return call.url.includes('?') ? json([sponsor], 200, counted) : json(sponsor);
  };

describe('the history of a record', () => {
  const open = async (answer = answering(), locale: 'cs' | 'en' = 'en') => {
    const label = locale === 'cs' ? 'Historie' : 'History';
    const { calls } = await renderScreen({
      address: '/sponsors/7',
      locale,
      resource: sponsors,
      answer,
    });
    fireEvent.click(await screen.findByRole('button', { name: label }));
    return calls;
  };
  const items = async () => {
    await screen.findByText('Current version');
    return within(screen.getByRole('list')).getAllByRole('listitem');
  };

  it('tells every version, newest first: what, who, when and which fields', async () => {
    const calls = await open();
    const [newest, middle, oldest] = await items();
    expect(newest?.textContent).toMatch(/Changed.*by Jana.*Current version/);
    expect(newest?.textContent).toMatch(/20\.\s11\.\s2026/);
    expect(newest?.textContent).toContain('Active, Logo, Name (English)');
    expect(middle?.textContent).toContain('restores version 1');
    expect(oldest?.textContent).toContain('Added');
    expect(within(newest ?? document.body).queryByText('Restore this version')).toBe(null);
    const asked = calls.find(({ url }) => url.includes('/revisions?'))?.url;
    expect(asked).toContain('filter={"resource":"sponsors","record_id":7}');
  });

  it('has no equal names for buttons of changes made within a minute', async () => {
    // A deletion has the version of what it deleted.
    const deleted = revision(1, { id: 5, action: 'delete', changed: ['website_url'] });
    const all = [third, restored, deleted, first];
    await open(
      answering(({ url }) =>
        url.includes('/revisions?') ? json(all, 200, { 'x-total-count': '4' }) : undefined,
      ),
    );
    await items();
    const named = (action: string) =>
      screen
        .getAllByRole('button', { name: new RegExp(`^${action}`) })
        .map((button) => button.getAttribute('aria-label'));
    expect(named('Show changes')).toEqual([
      `Show changes: ${MOMENT}, Changed, Version 3`,
      `Show changes: ${MOMENT}, Restored, Version 2`,
      `Show changes: ${MOMENT}, Deleted, Version 1`,
    ]);
    expect(named('Restore this version')).toEqual([
      `Restore this version: ${MOMENT}, Restored, Version 2`,
      `Restore this version: ${MOMENT}, Deleted, Version 1`,
      `Restore this version: ${MOMENT}, Added, Version 1`,
    ]);
  });

  it('shows each field before and after, in words and pictures', async () => {
    await open();
    await items();
    const [show] = screen.getAllByRole('button', {
      name: `Show changes: ${MOMENT}, Changed, Version 3`,
    });
    if (show) fireEvent.click(show);
    const list = (await screen.findByRole('heading', { name: 'Active' })).closest('ul');
    expect(list?.textContent).toMatch(/Before: Yes\s*After: No/);
    expect(list?.textContent).toMatch(/Logo\s*Before: empty/);
    expect(list?.querySelector('img')?.getAttribute('src')).toBe('/uploads/new/400.webp');
    expect(list?.querySelector('[lang="en"] del')?.textContent).toBe('Before: Oil');
    expect(
      screen.getByRole('button', { name: `Hide changes: ${MOMENT}, Changed, Version 3` }),
    ).toBeShown();
  });

  it('restores a version once asked, over the newest one, and reads the record again', async () => {
    let isBack = false;
    const calls = await open(
      answering(({ method, url }) => {
        if (method === 'POST') isBack = true;
        const back = { ...sponsor, website_url: 'https://oil.cz/', version: 4 };
        return isBack && url.endsWith('/sponsors/7') ? json(back) : undefined;
      }),
    );
    const oldest = (await items()).at(-1) ?? document.body;
    fireEvent.click(within(oldest).getByText('Restore this version'));
    const question = await screen.findByRole('dialog', { name: 'Restore this version?' });
    expect(question.textContent).toMatch(/“Oil” will be restored to its state of 20\.\s11\.\s2026/);
    fireEvent.click(within(question).getByText('Restore'));
    expect(await screen.findByText('The version was restored')).toBeShown();
    expect(calls).toContainEqual({
      method: 'POST',
      url: '/api/revisions/1/restore',
      body: { version: 3 },
    });
    // Behind the panel of the history.
    const restored = await screen.findByDisplayValue('https://oil.cz/');
    expect(restored).toHaveProperty('name', 'website_url');
  });

  it('warns of unsaved changes and says why a version could not be restored', async () => {
    await renderScreen({
      address: '/sponsors/7',
      locale: 'en',
      resource: sponsors,
      answer: answering(({ method }) =>
        method === 'POST' ? json({ message: 'This slug is already taken.' }, 409) : undefined,
      ),
    });
    fireEvent.change(await screen.findByRole('textbox', { name: /Website/ }), {
      target: { value: 'x' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'History' }));
    fireEvent.click(within((await items()).at(-1) ?? document.body).getByText(/Restore this/));
    const question = await screen.findByRole('dialog', { name: 'Restore this version?' });
    expect(question.textContent).toContain('Unsaved changes in the form will be lost');
    fireEvent.click(within(question).getByText('Restore'));
    expect(await alertText()).toBe('Failed to restore the version: This slug is already taken.');
  });

  it('says when nothing is kept yet, in Czech too', async () => {
    const none = ({ url }: ReceivedCall) =>
      url.includes('/revisions?') ? json([], 200, { 'x-total-count': '0' }) : undefined;
    await open(answering(none), 'cs');
    expect(await screen.findByText(/zatím nic uloženo není/)).toBeShown();
  });

  it('says when it could not be loaded and tries again', async () => {
    let tries = 0;
    await open(
      answering(({ url }) => {
        if (!url.includes('/revisions?')) return undefined;
        tries += 1;
        return tries === 1 ? json({ message: 'Broken' }, 500) : undefined;
      }),
    );
    expect(await alertText()).toContain('Failed to load the changes');
    fireEvent.click(screen.getByText('Try again'));
    expect(await items()).toHaveLength(3);
  });

  it('is not offered for a record that is not there yet', async () => {
    await renderScreen({
      address: '/sponsors/create',
      locale: 'en',
      resource: sponsors,
      answer: answering(),
    });
    await screen.findByText('Add');
    expect(screen.queryByRole('button', { name: 'History' })).toBe(null);
  });
});

describe('the list of changes', () => {
  const gone = revision(9, { action: 'delete', name: 'Gone', record_id: 8, is_deleted: true });
  const list = answering(({ url }) =>
    url.includes('/revisions?') ? json([gone, third], 200, { 'x-total-count': '2' }) : undefined,
  );
  const open = (locale: 'cs' | 'en' = 'en') =>
    renderScreen({ address: '/history', locale, resource: history, answer: list });

  it('names the record with a link, and who did what to which fields', async () => {
    await open();
    const row = await rowOf('Oils');
    expect(row.textContent).toMatch(/Changed.*Sponsor.*Oils.*Active, Logo, Name \(English\).*Jana/);
    expect(within(row).getByText('Oils').getAttribute('href')).toBe('/sponsors/7');
    expect((await screen.findByText('Gone')).closest('a')).toBe(null);
  });

  it('brings back a deleted record', async () => {
    const { calls } = await open('cs');
    const row = await rowOf('Gone');
    expect(row.textContent).toContain('Smazáno');
    fireEvent.click(
      within(row).getByRole('button', { name: `Obnovit: Gone, ${MOMENT}, Smazáno, Verze 9` }),
    );
    const question = await screen.findByRole('dialog', { name: 'Obnovit smazaný záznam?' });
    fireEvent.click(within(question).getByText('Obnovit'));
    expect(await screen.findByText('Verze byla obnovena')).toBeShown();
    expect(calls).toContainEqual({ method: 'POST', url: '/api/revisions/9/restore', body: {} });
  });

  it('leaves out no level of headings on phones', async () => {
    onPhone();
    await open();
    const [show] = await screen.findAllByRole('button', {
      name: `Show changes: Oils, ${MOMENT}, Changed, Version 3`,
    });
    if (!show) throw new Error('There is no change');
    fireEvent.click(show);
    await screen.findByRole('heading', { name: 'Logo' });
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([levels[0], leaps]).toEqual([1, []]);
  });

  it('opens what changed next to the list', async () => {
    await open();
    fireEvent.click(
      within(await rowOf('Oils')).getByRole('link', {
        name: `Show changes: Oils, ${MOMENT}, Changed, Version 3`,
      }),
    );
    const panel = await screen.findByRole('dialog', { name: 'Change: Oils' });
    expect(await within(panel).findByRole('heading', { name: 'Logo' })).toBeShown();
    expect(within(panel).getByText('Oils', { selector: 'a' }).getAttribute('href')).toBe(
      '/sponsors/7',
    );
    fireEvent.click(within(panel).getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });

  it.each([
    {
      setting_key: 'home_sections',
      before: 'about light\nteam dark\ncars dark',
      after: 'about light\nteam dark hidden\ncars dark',
      shown: ['2. Tým: Tmavý', '2. Tým: Tmavý, skrytá'],
    },
    { setting_key: 'theme_ground', before: 'dark', after: 'light', shown: ['Tmavý', 'Světlý'] },
  ])('shows what the setting $setting_key says in the words of its input', async (setting) => {
    const { setting_key, before, after, shown } = setting;
    const changes = [{ field: 'value', before, after }];
    const record = { setting_key };
    const change = { ...third, resource: 'settings', changed: ['value'] };
    const answer = ({ url }: ReceivedCall) =>
      url.includes('/revisions/3')
        ? json({ ...change, record, changes })
        : json([change], 200, { 'x-total-count': '1' });
    const others = [settings];
    const address = '/history/3/show';
    await renderScreen({ address, locale: 'cs', resource: history, others, answer });
    const panel = within(await screen.findByRole('dialog'));
    const texts = (await panel.findByRole('heading', { name: 'Hodnota' })).closest('ul');
    const said = ['del', 'ins'].map((tag) => texts?.querySelector(tag)?.textContent);
    expect(said).toEqual([`Předtím: ${shown[0]}`, `Potom: ${shown[1]}`]);
  });
});
