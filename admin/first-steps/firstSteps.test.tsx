import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { DemoSeason, FirstSteps } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { firstSteps } from './index.ts';

const NAMES = ['identity', 'bank', 'shipping', 'product', 'legal', 'mail', 'backup'] as const;
const open = (rest: Partial<FirstSteps> = {}): FirstSteps => ({
  steps: NAMES.map((name) => ({ name, state: 'open' })),
  has_demo: false,
  mail: { is_configured: true, to: '', test: null },
  backup: { last: null, failure: null, is_late: false, is_nightly: false },
  ...rest,
});
const kind = (resource: string, ...names: string[]) => ({
  resource,
  records: names.map((name, id) => ({ id, name })),
});
const PLAN: DemoSeason = {
  state: 'there',
  removed: [kind('cars', 'Otava 600'), kind('team-members', 'Marek', 'Jana')],
  reset: [kind('settings', 'Motto')],
  kept: [kind('products', 'Kšiltovka')],
};

let steps = open();
let plan: () => Response = () => json(PLAN);
let removal: () => Response = () => json({ ...PLAN, state: 'none' });
beforeEach(() => {
  steps = open();
  plan = () => json(PLAN);
  removal = () => json({ ...PLAN, state: 'none' });
});
const answer = ({ method, url }: ReceivedCall): Response => {
  if (url.startsWith('/api/demo-season')) return method === 'DELETE' ? removal() : plan();
  if (url === '/api/first-steps/shipping') {
    steps = open({ steps: NAMES.map((name) => ({ name, state: 'done' })) });
  }
  if (url === '/api/first-steps/test-mail') {
    const test = { id: 3, state: 'waiting', at: '2026-11-22T10:00:00.000Z', error: '' } as const;
    steps = open({ mail: { ...steps.mail, to: 'boss@example.com', test } });
  }
  return url.startsWith('/api/first-steps') ? json(steps) : json([], 200, { 'x-total-count': '0' });
};
const show = (address = '/first-steps', locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: firstSteps, answer });
/** The card of the dashboard, on a screen of its own. */
const showCard = (locale: 'cs' | 'en' = 'en') =>
  renderScreen({
    address: '/card',
    locale,
    resource: { name: 'card', list: FirstStepsCard },
    answer,
  });
const step = async (title: string) => {
  const item = (await screen.findByText(title)).closest('li');
  if (!item) throw new Error(`${title} is no step`);
  return within(item);
};

it('each lead to the one screen where it is done, and say how they stand', async () => {
  const states = { identity: 'done', bank: 'demo' } as const;
  steps = open({
    steps: NAMES.map((name) => ({ name, state: Reflect.get(states, name) ?? 'open' })),
  });
  await showCard('cs');
  expect(await screen.findByText('Hotovo 1 z 7')).toBeShown();
  expect((await step('Název a logo')).getByText('Hotovo')).toBeShown();
  expect((await step('Bankovní účet')).getByText('Zatím z ukázkové sezóny')).toBeShown();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/website?part=identity',
    '/website?part=seller',
    '/shipping-methods',
    '/products/create',
    '/website?part=seller',
    '/first-steps?step=mail',
    '/first-steps?step=backup',
  ]);
});

it('are hidden on the dashboard by who does not want them there', async () => {
  await showCard();
  fireEvent.click(await screen.findByText('Hide'));
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
});

it('are brought back to the dashboard on their own screen', async () => {
  await show();
  const shown = await screen.findByRole<HTMLInputElement>('switch');
  expect(shown.checked).toBe(true);
  fireEvent.click(shown);
  expect(shown.checked).toBe(false);
  fireEvent.click(shown);
  expect(shown.checked).toBe(true);
});

it('are gone from the dashboard once all are done', async () => {
  await showCard();
  fireEvent.click(await screen.findByText('Confirm'));
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
});

it('show where the test mail is', async () => {
  const { calls } = await show('/first-steps?step=mail');
  fireEvent.click(await screen.findByText('Send a test mail to me'));
  expect(await screen.findByText('To boss@example.com')).toBeShown();
  expect(screen.getByText('The e-mail is waiting to be sent')).toBeShown();
  expect(document.activeElement?.id).toBe('step-mail');
  expect(calls.some(({ url }) => url === '/api/first-steps/test-mail')).toBe(true);
});

it('say that without a mail server mails are files', async () => {
  const test = { id: 3, state: 'sent', at: '2026-11-22T10:00:00.000Z', error: '' } as const;
  steps = open({ mail: { is_configured: false, to: 'boss@example.com', test } });
  await show();
  expect(await screen.findByText(/No mail server is set up/)).toBeShown();
  expect(screen.getByText(/Written as a file/)).toBeShown();
  expect(screen.queryByText(/E-mail sent/)).toBeNull();
});

it('show the command of the backup and the last one', async () => {
  const last = { at: '2026-11-22T10:00:00.000Z', bytes: 3 * 1024 * 1024 };
  steps = open({ backup: { last, failure: null, is_late: false, is_nightly: false } });
  await show('/first-steps', 'cs');
  expect(await screen.findByText('npm run backup -- --to DIR')).toBeShown();
  expect(screen.getByText(/BACKUP_DIR/)).toBeShown();
  expect(screen.getByText(/^Poslední: .*11:00, 3 MB$/)).toBeShown();
});

it('say what is wrong with the nightly backups', async () => {
  const failure = { at: '2026-11-22T02:00:00.000Z', error: 'ENOSPC: no space left' };
  steps = open({ backup: { last: null, failure, is_late: true, is_nightly: true } });
  await show();
  expect(await alertText()).toMatch(/failed \(.*3:00\): ENOSPC: no space left$/);
  expect(screen.getByText(/each night at about three/)).toBeShown();
  expect(screen.getByText('npm run backup')).toBeShown();
  expect(
    screen.getByText(/^No backup has been made yet. · There is no backup from the last two/),
  ).toBeShown();
});

it('can be tried again when they could not be read', async () => {
  let isBroken = true;
  await renderScreen({
    address: '/first-steps',
    locale: 'en',
    resource: firstSteps,
    answer: (call) => (isBroken ? json({ message: 'Broken' }, 500) : answer(call)),
  });
  expect(await alertText()).toContain('Broken');
  isBroken = false;
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByText('0 of 7 done')).toBeShown();
});

it('remove the demo season after saying exactly what goes and what stays', async () => {
  steps = open({ has_demo: true });
  const { calls } = await showCard('cs');
  const removals = () => calls.filter(({ method }) => method === 'DELETE');
  fireEvent.click(await screen.findByText('Odebrat ukázkovou sezónu'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Smažou se 3 záznamy, které nikdo neupravil')).toBeShown();
  const kindOf = (text: string) => dialog.getByText(text).closest('details');
  expect(kindOf('Marek, Jana')?.textContent).toBe('Tým (2)Marek, Jana');
  expect(kindOf('Marek, Jana')?.open).toBe(false);
  expect(kindOf('Motto')?.open).toBe(false);
  expect(dialog.getByText(/1 záznam zůstane/)).toBeShown();
  expect(kindOf('Kšiltovka')?.open).toBe(true);

  removal = () => json({ message: 'Disk je plný' }, 507);
  fireEvent.click(dialog.getByText('Odebrat ukázkovou sezónu'));
  expect(await dialog.findByText('Disk je plný')).toBeShown();
  removal = () => json({ ...PLAN, state: 'none' });
  steps = open();
  fireEvent.click(dialog.getByText('Odebrat ukázkovou sezónu'));
  expect(await screen.findByText('Ukázková sezóna odebrána: 3 záznamy')).toBeShown();
  await waitFor(() => expect(screen.queryByText('Odebrat ukázkovou sezónu')).toBeNull());
  expect(removals()).toHaveLength(2);
});

it('remove nothing while the demo season is loading', async () => {
  steps = open({ has_demo: true });
  plan = () => json({ state: 'loading', removed: [], reset: [], kept: [] });
  await showCard();
  fireEvent.click(await screen.findByText('Remove the demo season'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/still being loaded/)).toBeShown();
  const button = dialog.getByText('Remove the demo season').closest('button');
  expect(button?.disabled).toBe(true);
});
