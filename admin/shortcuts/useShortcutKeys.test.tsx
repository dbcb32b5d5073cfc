import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { sponsors } from '../sponsors/index.ts';
import { team } from '../team/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { rowOf } from '../testing/screenParts.ts';
import { Shortcuts } from './Shortcuts.tsx';

const member = (id: number, name: string) => ({
  id,
  is_active: true,
  image_path: '/uploads/a.webp',
  image_info: null,
  instagram_url: '',
  facebook_url: '',
  display_order: id,
  translations: {
    cs: { name, position: 'Jezdec', description: '' },
    en: { name, position: 'Driver', description: '' },
  },
  version: 1,
});
// The address of the second begins with that of the first.
const members = [member(1, 'Rys'), member(12, 'Ostrovid'), member(2, 'Kocour')];

const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (method === 'PUT') return json({ ...members[0], ...Object(body) });
  const id = Number(/^\/api\/team-members\/(\d+)/.exec(url)?.[1]);
  if (id) return json(members.find((each) => each.id === id));
  if (url.startsWith('/api/team-members'))
    return json(members, 200, { 'x-total-count': String(members.length) });
  return json([], 200, { 'x-total-count': '0' });
};

const Framed = ({ children }: { children: ReactNode }) => (
  <>
    <Shortcuts />
    <main>{children}</main>
  </>
);

const open = (address = '/team') =>
  renderScreen({
    address,
    locale: 'en',
    resource: team,
    others: [sponsors],
    layout: Framed,
    answer,
  });

const press = (key: string, held: KeyboardEventInit = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, ...held });

describe('single keys', () => {
  it('open the help, which lists them all and turns them off', async () => {
    await open();
    await rowOf('Rys');
    press('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(help).getByText('Search everything')).toBeShown();
    expect(within(help).getByText('Sponsors')).toBeShown();
    fireEvent.click(within(help).getByRole('switch', { name: 'Single-key shortcuts' }));
    fireEvent.click(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('n');
    press('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('add to the list, and lead to another screen', async () => {
    await open();
    await rowOf('Rys');
    press('n');
    await screen.findByText('New team member', { selector: 'h2' });
    press('g');
    press('s');
    expect((await screen.findAllByText('Sponsors')).length).toBeGreaterThan(0);
    expect(screen.queryByText('New team member', { selector: 'h2' })).toBeNull();
  });

  it('move along the rows and to the search', async () => {
    await open();
    await rowOf('Rys');
    press('j');
    expect((await rowOf('Rys')).contains(document.activeElement)).toBe(true);
    press('j');
    expect((await rowOf('Ostrovid')).contains(document.activeElement)).toBe(true);
    press('k');
    expect((await rowOf('Rys')).contains(document.activeElement)).toBe(true);
    press('/');
    expect(document.activeElement?.getAttribute('name')).toBe('q');
  });

  it('are letters while typing', async () => {
    await open();
    await rowOf('Rys');
    press('/');
    const field = document.activeElement ?? document.body;
    press('n', {}, field);
    press('?', {}, field);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('New team member', { selector: 'h2' })).toBeNull();
  });

  it('wait until a question is answered', async () => {
    await open();
    fireEvent.click(within(await rowOf('Rys')).getByLabelText(/^Delete: /));
    const question = await screen.findByRole('dialog');
    press('n', {}, within(question).getByText('Cancel'));
    press('?', {}, within(question).getByText('Cancel'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

describe('an open record', () => {
  const title = () => screen.findByRole('heading', { level: 2 });
  const instagram = () => waitFor(() => screen.getByRole('textbox', { name: /Instagram/ }));
  const fillInstagram = async () =>
    fireEvent.change(await instagram(), { target: { value: 'https://instagram.com/rys' } });

  it('is saved by Ctrl+S, from within its fields too', async () => {
    const { calls } = await open('/team/1');
    await fillInstagram();
    press('s', { ctrlKey: true }, await instagram());
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  });

  it('that is new is added by Ctrl+S: it has no neighbours', async () => {
    const { calls } = await open('/team/create');
    press('s', { ctrlKey: true }, await instagram());
    // An empty one is refused.
    const [name] = screen.getAllByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('leads to the next and previous one in the order of the list', async () => {
    await open('/team/1');
    await screen.findByRole('heading', { level: 2, name: /Rys/ });
    const navigation = await screen.findByRole('navigation', { name: 'Other records' });
    expect(navigation.textContent).toContain('1 of 3');
    expect(within(navigation).getByLabelText('Previous record').hasAttribute('disabled')).toBe(
      true,
    );
    fireEvent.click(within(navigation).getByLabelText('Next record'));
    await waitFor(async () => expect((await title()).textContent).toContain('Ostrovid'));
    const close = await screen.findByLabelText('Close');
    press(']', {}, close);
    await waitFor(async () => expect((await title()).textContent).toContain('Kocour'));
    press('[', {}, await screen.findByLabelText('Close'));
    await waitFor(async () => expect((await title()).textContent).toContain('Ostrovid'));
  });

  it('asks before unsaved changes are left for another record, whatever its number', async () => {
    await open('/team/1');
    await fillInstagram();
    fireEvent.click(await screen.findByLabelText('Next record'));
    const question = await screen.findByText('Unsaved changes');
    fireEvent.click(screen.getByText('Keep editing'));
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect((await title()).textContent).toContain('Rys');
    fireEvent.click(await screen.findByLabelText('Next record'));
    fireEvent.click(await screen.findByText('Discard them'));
    await waitFor(async () => expect((await title()).textContent).toContain('Ostrovid'));
  });
});
