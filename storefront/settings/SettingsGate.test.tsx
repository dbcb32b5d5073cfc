// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { SettingsGate } from './SettingsGate.tsx';

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
    expect(screen.getByRole('status')).toBeTruthy();
    await pass(0);
    expect(screen.getByText('the page')).toBeTruthy();
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
    expect(screen.getByText('the page')).toBeTruthy();
  });

  it('that never come give the failure page', async () => {
    gate(429, 429, 429, 200);
    await pass(10_000);
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(screen.getByText('Failed to load page settings: Failure 429')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
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
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeTruthy();
  });

  it('that fail otherwise are replaced by the defaults', async () => {
    gate(500);
    await pass(0);
    expect(screen.getByText('the page')).toBeTruthy();
  });
});
