import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AchievementStat } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, fill, rowOf } from '../testing/screenParts.ts';
import { achievementStats } from './index.ts';

const stat = (id: number, title: string, display_order: number): AchievementStat => ({
  id,
  value: '100+',
  icon: 'flag-checkered',
  display_order,
  is_active: true,
  translations: { cs: { title }, en: { title } },
  version: 1,
});

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'POST') return json(stat(2, 'cups', 0), 201);
  if (method === 'PUT') return json(stat(1, 'starts', 5));
  return url.includes('?')
    ? json([stat(1, 'races', 5)], 200, { 'x-total-count': '1' })
    : json(stat(1, 'races', 5));
};
const open = (address: string) =>
  renderScreen({ address, locale: 'en', resource: achievementStats, answer });
const listReads = (calls: readonly ReceivedCall[]) =>
  calls.filter(({ url }) => url.startsWith('/api/achievement-stats?'));

it('show title, value, icon, order and active', async () => {
  await open('/achievement-stats');
  const cells = await cellTexts('races');
  expect(cells.slice(0, 5)).toEqual(['races', '100+', 'Chequered flag', '5', 'Yes']);
});

it('stand in the list as the answer to adding brings them, which is not read again', async () => {
  const { calls } = await open('/achievement-stats/create');
  await fill(/Title/, 'cups', 0);
  await fill(/Title/, 'cups', 1);
  await fill(/Value/, '12');
  fireEvent.click(screen.getByText('Add'));
  expect(await alertText()).toBe('Achievement stat added successfully');
  const added = await rowOf('cups');
  expect(added.compareDocumentPosition(await rowOf('races'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    value: '12',
    icon: 'trophy',
    display_order: 0,
    is_active: true,
  });
  expect(listReads(calls)).toHaveLength(1);
});

it('change in the list as the answer to saving says, and move to their new place', async () => {
  const { calls } = await renderScreen({
    address: '/achievement-stats/1',
    locale: 'en',
    resource: achievementStats,
    answer: ({ method, url }) => {
      if (method === 'PUT') return json(stat(1, 'starts', 9));
      return url.includes('?')
        ? json([stat(1, 'races', 5), stat(3, 'titles', 7)], 200, { 'x-total-count': '2' })
        : json(stat(1, 'races', 5));
    },
  });
  await rowOf('races');
  fireEvent.click(await screen.findByText('Update'));
  const changed = await rowOf('starts');
  expect(await alertText()).toBe('Achievement stat updated successfully');
  expect(changed.compareDocumentPosition(await rowOf('titles'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(listReads(calls)).toHaveLength(1);
});

it.each([
  ['with a filter', '?filter={"is_active":false}', '1'],
  ['of several pages', '', '26'],
])('are not put into a list %s, which is read again instead', async (_, search, total) => {
  const { calls } = await renderScreen({
    address: `/achievement-stats${search}`,
    locale: 'en',
    resource: achievementStats,
    answer: ({ method }) =>
      method === 'POST'
        ? json(stat(2, 'cups', 0), 201)
        : json([stat(1, 'races', 5)], 200, { 'x-total-count': total }),
  });
  await rowOf('races');
  fireEvent.click(screen.getByRole('link', { name: 'Add achievement stat' }));
  await fill(/Title/, 'cups', 0);
  await fill(/Title/, 'cups', 1);
  await fill(/Value/, '12');
  const before = calls.length;
  fireEvent.click(screen.getByText('Add'));
  expect(await alertText()).toBe('Achievement stat added successfully');
  await waitFor(() => expect(listReads(calls.slice(before))).toHaveLength(1));
  expect(screen.queryByText('cups')).toBeNull();
});

it('need a title that is more than spaces, and a value', async () => {
  await open('/achievement-stats/create');
  await fill(/Title/, '  ', 0);
  fireEvent.click(screen.getByText('Add'));
  expect(await alertText()).toBe('Title is required in both languages');
  expect(screen.getByText('Value is required')).toBeShown();
});
