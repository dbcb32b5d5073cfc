import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type CoreLayoutProps, Link } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { sponsors } from '../sponsors/index.ts';
import { team } from '../team/index.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { membersApi } from './testMembers.ts';

vi.setConfig({ testTimeout: 120_000 });
/** While it is false, React draws when it has the time to, as in a browser. */
const ACT = 'IS_REACT_ACT_ENVIRONMENT';
const usual: unknown = Reflect.get(globalThis, ACT);

afterEach(() => {
  vi.useRealTimers();
  // Later files of this worker go on with it.
  Reflect.set(globalThis, ACT, usual);
});

const microtasks = async () => {
  for (let n = 0; n < 50; n += 1) await Promise.resolve();
};

const Layout = ({ children }: CoreLayoutProps) => (
  <main>
    <Link to="/sponsors">To the sponsors</Link>
    {children}
  </main>
);

/** Types into the list's search beside an open form and leaves; the search follows before React draws. */
async function typeAndLeave(leave: () => Promise<HTMLElement>) {
  const { calls } = await renderScreen({
    address: '/team/1',
    locale: 'en',
    resource: team,
    others: [sponsors],
    layout: Layout,
    answer: membersApi(),
  });
  const button = await leave();
  const search = document.querySelector('input[name=q]');
  if (!search) throw new Error('The list has no search');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.change(search, { target: { value: 'lynx' } });
  const before: unknown = Reflect.get(globalThis, ACT);
  Reflect.set(globalThis, ACT, false);
  button.click();
  await microtasks();
  vi.advanceTimersByTime(501);
  await microtasks();
  Reflect.set(globalThis, ACT, before);
  vi.useRealTimers();
  return calls;
}

it('typing into the search while the form closes filters the list and leaves the form closed', async () => {
  const calls = await typeAndLeave(async () =>
    within(await screen.findByRole('dialog')).findByLabelText('Close'),
  );
  await waitFor(() => expect(calls.at(-1)?.url).toContain('filter={"q":"lynx"}'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
});

it('what was typed does not follow to another list', async () => {
  const calls = await typeAndLeave(() => screen.findByText('To the sponsors'));
  await waitFor(() => expect(calls.at(-1)?.url).toContain('/api/sponsors'));
  expect(calls.filter(({ url }) => url.includes('lynx'))).toEqual([]);
});
