import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TeamMember } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, deleteRow, fill, rowOf } from '../testing/screenParts.ts';
import { team } from './index.ts';

const member = (id: number, name: string, display_order: number): TeamMember => ({
  id,
  is_active: true,
  image_path: '/uploads/a.webp',
  image_info: null,
  instagram_url: '',
  facebook_url: '',
  display_order,
  translations: {
    cs: { name, position: 'Jezdec', description: '' },
    en: { name, position: 'Driver', description: '' },
  },
  version: 4,
});
const members = [member(1, 'Marek', 1), member(2, 'Jana', 1)];

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'PUT') return json(members[0]);
  if (method === 'DELETE') return json({ message: 'Broken' }, 500);
  return url.includes('?')
    ? json(members, 200, { 'x-total-count': '2' })
    : json(members.find(({ id }) => url.endsWith(`/${id}`)));
};
const open = (address: string, locale: 'cs' | 'en' = 'en') =>
  renderScreen({ address, locale, resource: team, answer });

it('shows the members in the language of the interface', async () => {
  await open('/team', 'cs');
  expect((await cellTexts('Marek')).slice(0, 4)).toEqual(['Marek', 'Jezdec', '1', 'Ano']);
});

it('needs name and position in both languages, a photo, and addresses that are such', async () => {
  const { calls } = await open('/team/create');
  await fill(/Instagram/, 'lynx');
  fireEvent.click(await screen.findByText('Add'));
  expect(await alertText()).toBe('Name and position are required in both languages');
  expect(
    await screen.findAllByText('Name and position are required in both languages'),
  ).toHaveLength(5);
  expect(screen.getByText('Photo is required for new member')).toBeShown();
  expect(screen.getByText('Please enter a valid URL (https://…).')).toBeShown();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('tells a failed deletion in the words of the catalogue', async () => {
  await open('/team');
  await deleteRow('Marek', 'Are you sure you want to delete this team member?');
  expect(await alertText()).toBe('Failed to delete team member');
});

it('moves a member down, giving a shared place apart', async () => {
  const { calls } = await open('/team');
  fireEvent.click(
    (await rowOf('Marek')).querySelector('[aria-label="Move down: Marek"]') ?? document,
  );
  await waitFor(() => expect(calls.at(-1)?.method).toBe('GET'));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
      { method: 'PUT', url: '/api/team-members/1', body: { display_order: 2 } },
    ]),
  );
});
