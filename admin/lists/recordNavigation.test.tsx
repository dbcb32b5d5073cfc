import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sponsors } from '../sponsors/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

const rows = Array.from({ length: 27 }, (_, index) => ({
  id: index + 1,
  is_active: true,
  logo_path: '',
  logo_info: null,
  website_url: '',
  display_order: index,
  translations: { cs: { name: `S${index + 1}` }, en: { name: `S${index + 1}` } },
  version: 1,
}));

const answer = ({ url }: ReceivedCall): Response => {
  const id = /^\/api\/sponsors\/(\d+)/.exec(url)?.[1];
  if (id) return json(rows[Number(id) - 1]);
  const [, from = '0', to = '26'] = /range=\[(\d+),\s*(\d+)\]/.exec(url) ?? [];
  return json(rows.slice(Number(from), Number(to) + 1), 200, { 'x-total-count': '27' });
};

it('goes on over the end of the list’s page and back, and the list turns with it', async () => {
  const { calls } = await renderScreen({
    address: '/sponsors/25',
    locale: 'en',
    resource: sponsors,
    answer,
  });
  const position = async (text: string) => {
    await screen.findByText(text);
    return within(screen.getByRole('navigation', { name: 'Other records' }));
  };
  const step = async (at: string, label: string) => {
    const navigation = await position(at);
    await waitFor(() =>
      expect(navigation.getByLabelText(label).hasAttribute('disabled')).toBe(false),
    );
    fireEvent.click(navigation.getByLabelText(label));
  };

  await step('25 of 27', 'Next record');
  await step('26 of 27', 'Previous record');
  await position('25 of 27');
  const lists = calls.filter(({ url }) => url.includes('range='));
  expect(lists.every(({ url }) => /range=\[(0,24|25,49)\]/.test(url))).toBe(true);
});
