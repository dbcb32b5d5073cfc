// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { CopyButton } from './CopyButton.tsx';

const copying = (clipboard: unknown) => vi.stubGlobal('navigator', { ...navigator, clipboard });
afterEach(() => vi.unstubAllGlobals());
const button = () => screen.findByRole('button', { name: 'Copy: Amount' });

it('copies the text and says so', async () => {
  const writeText = vi.fn(async () => undefined);
  copying({ writeText });
  renderInSite(<CopyButton text="1420.50" what="Amount" />);
  fireEvent.click(await button());
  await screen.findByRole('button', { name: 'Copied: Amount' });
  expect(writeText).toHaveBeenCalledWith('1420.50');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('says nothing when the browser refuses', async () => {
  copying({ writeText: () => Promise.reject(new Error('denied')) });
  renderInSite(<CopyButton text="1" what="Amount" />);
  fireEvent.click(await button());
  await Promise.resolve();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('is not there where the browser can’t', () => {
  copying(undefined);
  renderInSite(<CopyButton text="1" what="Amount" />);
  expect(screen.queryByRole('button')).toBeNull();
});
