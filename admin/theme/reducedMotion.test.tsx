import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DEFAULT_ACCENT } from '../../api/contract/theme.ts';
import { holdTimers } from '../testing/holdTimers.ts';
import { themesOf } from './themes.ts';

const CLOSING_MS = 195;

it.each([true, false])(
  'a closed dialog is gone at once for who asks for less motion: %s',
  async (isAsked) => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(matchMedia(query), 'matches', {
        value: isAsked && query.includes('reduced-motion'),
      }),
    );
    const closing = holdTimers(CLOSING_MS);
    const dialog = (open: boolean) => (
      <ThemeProvider theme={themesOf(DEFAULT_ACCENT).light}>
        <Dialog open={open}>Sure?</Dialog>
      </ThemeProvider>
    );
    const { rerender } = render(dialog(true));
    rerender(dialog(false));
    if (!isAsked) {
      expect([closing.count() > 0, screen.queryByText('Sure?') !== null]).toEqual([true, true]);
      await closing.pass();
    }
    if (screen.queryByText('Sure?'))
      await waitForElementToBeRemoved(() => screen.queryByText('Sure?'));
    expect(closing.count()).toBe(0);
  },
);
