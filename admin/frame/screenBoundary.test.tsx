import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { json } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const Broken = () => {
  throw new Error('broken');
};
const Other = () => <p>Another screen</p>;

it.each([
  ['en', 'Something went wrong', 'Go Back'],
  ['cs', 'Něco se pokazilo', 'Jít zpět'],
] as const)('shows an error within the frame until another screen opens: %s', async (...texts) => {
  const [locale, title, back] = texts;
  // React logs the error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreen({
    address: '/broken',
    locale,
    resource: { name: 'broken', list: Broken },
    others: [{ name: 'other', list: Other }],
    layout: ({ children }) => (
      <>
        <Link to="/other">Elsewhere</Link>
        <ScreenBoundary>{children}</ScreenBoundary>
      </>
    ),
    answer: () => json([]),
  });
  expect((await screen.findByRole('heading')).textContent).toBe(title);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.getByRole('button', { name: back })).toBeShown();
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('Another screen')).toBeShown();
  expect(screen.queryByRole('alert')).toBeNull();
});
