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

it('tries the screen again when its entry of the menu is chosen again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Screen = () => {
    if (isBroken) throw new Error('broken');
    return <p>The screen</p>;
  };
  await renderScreen({
    address: '/mended',
    locale: 'en',
    resource: { name: 'mended', list: Screen },
    layout: ({ children }) => (
      <>
        <Link to="/mended">Again</Link>
        <ScreenBoundary>{children}</ScreenBoundary>
      </>
    ),
    answer: () => json([]),
  });
  await screen.findByRole('alert');
  isBroken = false;
  fireEvent.click(screen.getByText('Again'));
  expect(await screen.findByText('The screen')).toBeShown();
});
