import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sponsors } from '../sponsors/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, rowOf } from '../testing/screenParts.ts';

afterEach(() => vi.unstubAllGlobals());

const sponsor = (id: number, name: string, is_active: boolean) => ({
  id,
  is_active,
  logo_path: '',
  logo_info: null,
  website_url: '',
  display_order: id,
  translations: { cs: { name }, en: { name } },
  version: 1,
});
const rows = [sponsor(1, 'Pivovar', true), sponsor(2, 'Pneu', false)];
const url = '/?preview=a.b.c&lang=en#sponsors';

const answerWith =
  (preview: () => Response) =>
  ({ url: asked }: ReceivedCall): Response => {
    if (asked === '/api/previews') return preview();
    const id = /^\/api\/sponsors\/(\d+)/.exec(asked)?.[1];
    if (id) return json(rows[Number(id) - 1]);
    return json(rows, 200, { 'x-total-count': '2' });
  };

const open = (address = '/sponsors', preview = () => json({ url, expires_at: '' }, 201)) =>
  renderScreen({ address, locale: 'en', resource: sponsors, answer: answerWith(preview) });

/** The tab that the browser opens, or does not. */
const stubTab = () => {
  const tab = {
    document: { title: '' },
    opener: window as Window | null,
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  const openTab = vi.fn<() => typeof tab | null>(() => tab);
  vi.stubGlobal('open', openTab);
  return { tab, openTab };
};

describe('a record’s place on the site', () => {
  it('is a link in a new window for a public one', async () => {
    await open();
    const link = within(await rowOf('Pivovar')).getByLabelText('View on site: Pivovar');
    expect(link.getAttribute('href')).toBe('/?lang=en#sponsors');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(within(await rowOf('Pneu')).queryByLabelText(/^View on site/)).toBeNull();
  });

  it('is a signed preview for a hidden one, in a tab that the click itself opens', async () => {
    const { tab, openTab } = stubTab();
    const { calls } = await open();
    fireEvent.click(within(await rowOf('Pneu')).getByLabelText('Preview: Pneu'));
    expect(openTab).toHaveBeenCalledOnce();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
    expect(String(tab.location.replace.mock.calls[0]?.[0])).toBe(
      new URL(url, window.location.origin).href,
    );
    expect(tab.opener).toBeNull();
    const sent = calls.find(({ method }) => method === 'POST');
    expect([sent?.url, sent?.body]).toEqual([
      '/api/previews',
      { resource: 'sponsors', id: 2, language: 'en' },
    ]);
  });

  it('stands in the form too', async () => {
    stubTab();
    await open('/sponsors/2');
    const panel = await screen.findByRole('dialog');
    await within(panel).findByLabelText('Preview');
    expect(within(panel).queryByLabelText('View on site')).toBeNull();
  });

  it('says when the browser blocks the tab, and asks for no link', async () => {
    const { openTab } = stubTab();
    openTab.mockReturnValue(null);
    const { calls } = await open();
    fireEvent.click(within(await rowOf('Pneu')).getByLabelText('Preview: Pneu'));
    expect(await alertText()).toContain('blocked the new tab');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('closes the tab and says why when there is no link', async () => {
    const { tab } = stubTab();
    // React-admin logs each refused call.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/sponsors', () => json({ message: 'Not found' }, 404));
    fireEvent.click(within(await rowOf('Pneu')).getByLabelText('Preview: Pneu'));
    expect(await alertText()).toBe('Failed to open the preview: Not found');
    expect(tab.close).toHaveBeenCalledOnce();
  });
});
