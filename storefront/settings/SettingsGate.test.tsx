// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { createQueryClient } from '../app/queries.ts';
import { SiteContext } from '../app/site.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { SettingsGate } from './SettingsGate.tsx';
import { NO_SETTINGS, settingsQuery } from './settings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The gate over settings that answer each call with the next of these statuses. */
function gate(...statuses: number[]) {
  const answer = vi.fn(async () => {
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(status === 200 ? '[]' : `{"message":"Failure ${status}"}`, { status });
  });
  renderInSite(<SettingsGate>the page</SettingsGate>, { fetch: answer });
  return answer;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('settings', () => {
  it('show a spinner, then the page', async () => {
    gate(200);
    expect(screen.getByRole('status')).toBeShown();
    await pass(0);
    expect(screen.getByText('the page')).toBeShown();
  });

  it('leave the title to the page, which has one while they load', async () => {
    gate(429, 200);
    await pass(0);
    expect(screen.getByRole('status')).toBeShown();
    expect(document.querySelector('title')).toBeNull();
    await pass(2_001);
    expect(screen.getByText('the page')).toBeShown();
  });

  it.each([429, 0])('are asked for 3 times, 2 s apart, after a %i', async (status) => {
    const answer = gate(status, status, 200);
    await pass(0);
    expect(answer).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(answer).toHaveBeenCalledTimes(2);
    await pass(2_000);
    expect(answer).toHaveBeenCalledTimes(3);
    await pass(1);
    expect(screen.getByText('the page')).toBeShown();
  });

  it('that never come give the failure page', async () => {
    gate(429, 429, 429, 200);
    await pass(10_000);
    expect(screen.getByText('Something went wrong')).toBeShown();
    expect(screen.getByText('Failed to load page settings: Failure 429')).toBeShown();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeShown();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('that need a sign-in offer it at once', async () => {
    const answer = gate(401);
    await pass(0);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('whose failure speaks of Unauthorized offer the sign-in, too', async () => {
    renderInSite(<SettingsGate>the page</SettingsGate>, {
      fetch: async () => Response.json({ message: 'Unauthorized - no access' }, { status: 403 }),
      locale: 'cs',
    });
    await pass(0);
    expect(screen.getByRole('link', { name: 'Přihlásit se' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeShown();
  });

  describe('of the other language', () => {
    /** The gate with the English settings, after the visitor chose Czech. */
    async function switched(...statuses: number[]) {
      const client = createClient({
        language: () => 'cs',
        fetch: async () => {
          const status = statuses.shift() ?? 200;
          return new Response(status === 200 ? '[]' : '{"message":"Too many"}', { status });
        },
      });
      const queryClient = createQueryClient();
      queryClient.setQueryData(settingsQuery({ client, locale: 'en' }).queryKey, NO_SETTINGS);
      const inSite = (locale: Locale) => (
        <QueryClientProvider client={queryClient}>
          <SiteContext value={{ client, locale, t: String, origin: '', setLanguage: () => {} }}>
            <SettingsGate>
              <input aria-label="name" />
            </SettingsGate>
          </SiteContext>
        </QueryClientProvider>
      );
      const { rerender } = render(inSite('en'));
      expect(screen.queryByRole('status')).toBeNull();
      const field = screen.getByRole('textbox');
      fireEvent.change(field, { target: { value: 'Jo' } });
      rerender(inSite('cs'));
      await pass(0);
      return field;
    }
    const isCovered = (field: HTMLElement) => field.closest('[inert]') !== null;

    it('show the spinner over the page while they load and are retried, and keep what is in it', async () => {
      const field = await switched(429, 429, 200);
      for (let waited = 0; waited < 4_000; waited += 1_000) {
        expect(screen.getByRole('status').textContent).toContain('loading');
        expect(isCovered(field)).toBe(true);
        expect(document.querySelector('title')).toBeNull();
        await pass(1_000);
      }
      await pass(1);
      expect(screen.queryByRole('status')).toBeNull();
      expect(isCovered(field)).toBe(false);
      expect(screen.getByDisplayValue('Jo')).toBe(field);
    });

    it('that never come give the failure page', async () => {
      await switched(429, 429, 429);
      await pass(3_999);
      expect(screen.queryByRole('alert')).toBeNull();
      await pass(2);
      expect(screen.getByRole('alert').textContent).toContain('settings.failed');
      expect(screen.queryByRole('status')).toBeNull();
    });
  });

  it('that fail otherwise are replaced by the defaults', async () => {
    gate(500);
    await pass(0);
    expect(screen.getByText('the page')).toBeShown();
  });
});
