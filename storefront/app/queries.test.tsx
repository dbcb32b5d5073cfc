// @vitest-environment happy-dom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { statsQuery } from '../achievements/achievements.ts';
import { settingsQuery } from '../settings/settings.ts';
import { createQueryClient, type SectionQuery, sectionQuery, useSection } from './queries.ts';
import { type ApiAccess, SiteContext } from './site.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const clientWith = (fetch: typeof globalThis.fetch) =>
  createClient({ language: () => 'en', fetch });
const never: typeof globalThis.fetch = () => new Promise(() => {});

it.each<[string, (access: ApiAccess) => SectionQuery<unknown>]>([
  ['settings', settingsQuery],
  ['statistics', statsQuery],
])('%s are kept for 30 minutes though no page shows them', async (_, query) => {
  const queryClient = createQueryClient();
  const answered = query({ client: clientWith(async () => Response.json([])), locale: 'en' });
  await queryClient.prefetchQuery({ ...answered });
  await pass(29 * 60_000);
  expect(queryClient.getQueryData(answered.queryKey)).toBeDefined();
  await pass(60_000);
  expect(queryClient.getQueryData(answered.queryKey)).toBeUndefined();
});

describe('while the other language is on its way', () => {
  const shownFor = () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(['/cars', {}, 'en'], ['Otava']);
    const access = (locale: Locale) => ({ client: clientWith(never), locale });
    const site = { ...access('en'), t: String, origin: '', setLanguage: () => {} };
    return renderHook(
      ({ path, locale }) => useSection(() => sectionQuery<string[]>(access(locale), path)).data,
      {
        initialProps: { path: '/cars', locale: 'en' as Locale },
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={queryClient}>
            <SiteContext value={site}>{children}</SiteContext>
          </QueryClientProvider>
        ),
      },
    );
  };

  it('a section shows what it has', () => {
    const { result, rerender } = shownFor();
    rerender({ path: '/cars', locale: 'cs' });
    expect(result.current).toEqual(['Otava']);
  });

  it('nothing of another section is shown', () => {
    const { result, rerender } = shownFor();
    rerender({ path: '/events', locale: 'cs' });
    expect(result.current).toBeUndefined();
  });
});

it('without a network a section fails at once, as without an answer, and is read again with one', async () => {
  onlineManager.setOnline(false);
  const get = vi.fn<typeof globalThis.fetch>(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  const access = { client: clientWith(get), locale: 'en' } as const;
  const site = { ...access, t: String, origin: '', setLanguage: () => {} };
  const { result } = renderHook(() => useSection((access) => sectionQuery(access, '/cars')), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={createQueryClient()}>
        <SiteContext value={site}>{children}</SiteContext>
      </QueryClientProvider>
    ),
  });
  await pass(1);
  expect(result.current.error?.message).toMatch(/^Network error/);
  get.mockImplementation(async () => Response.json(['Otava']));
  await act(async () => onlineManager.setOnline(true));
  await pass(1);
  expect(result.current.data).toEqual(['Otava']);
});
