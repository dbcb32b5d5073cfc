import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocaleState } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { storeLanguage } from '../../api/client/language.ts';
import { STORAGE_KEYS } from '../../api/client/storage.ts';
import type { Sponsor } from '../../api/contract/types.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { sponsors } from '../sponsors/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { field, fill } from '../testing/screenParts.ts';

const sponsor: Sponsor = {
  id: 5,
  website_url: 'https://nordol.example',
  logo_path: '',
  logo_info: null,
  display_order: 3,
  is_active: true,
  translations: { cs: { name: 'Nordol' }, en: { name: 'Nordol' } },
  version: 1,
};

const answer = ({ url }: ReceivedCall): Response =>
  url.includes('?') ? json([sponsor], 200, { 'x-total-count': '1' }) : json(sponsor);

/** As the header's menu does it, which two open panels at once would be too much for here. */
const ToCzech = () => {
  const [, setLocale] = useLocaleState();
  return (
    <button onClick={() => setLocale('cs')} type="button">
      Čeština
    </button>
  );
};

const Framed = ({ children }: { children: ReactNode }) => (
  <>
    <ToCzech />
    <PaletteButton />
    <main>{children}</main>
  </>
);

const open = () =>
  renderScreen({
    address: '/sponsors/5',
    locale: 'en',
    resource: sponsors,
    layout: Framed,
    answer,
  });

const chooseCzech = async () => fireEvent.click(await screen.findByText('Čeština'));
const stored = () => localStorage.getItem(STORAGE_KEYS.language);

describe('a change of the language', () => {
  it('is made at once as long as nothing was changed', async () => {
    await open();
    await field(/Website/);
    await chooseCzech();
    expect(await screen.findByText('Aktualizovat')).toBeShown();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('asks before it throws unsaved changes away, and may be refused', async () => {
    await open();
    await fill(/Website/, 'https://nordol.cz');
    await chooseCzech();
    await screen.findByText('Unsaved changes');
    expect(stored()).toBe('en');
    fireEvent.click(screen.getByText('Keep editing'));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(await field(/Website/)).toHaveProperty('value', 'https://nordol.cz');
    expect(screen.getByText('Update')).toBeShown();
  });

  it('is made when the changes may go', async () => {
    await open();
    await fill(/Website/, 'https://nordol.cz');
    await chooseCzech();
    fireEvent.click(await screen.findByText('Discard them'));
    expect(await screen.findByText('Aktualizovat')).toBeShown();
    expect(await field(/Web/)).toHaveProperty('value', 'https://nordol.example');
    expect(stored()).toBe('cs');
  });

  it('asks for one chosen in the palette too', async () => {
    await open();
    await fill(/Website/, 'https://nordol.cz');
    fireEvent.click(screen.getByLabelText('Search', { selector: 'button' }));
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'langu' } });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    await screen.findByText('Unsaved changes');
    expect(stored()).toBe('en');
  });

  it('in another tab waits until the changes are gone', async () => {
    await open();
    await fill(/Website/, 'https://nordol.cz');
    storeLanguage('cs');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.language }));
    });
    expect(await field(/Website/)).toHaveProperty('value', 'https://nordol.cz');
    await fill(/Website/, sponsor.website_url);
    expect(await screen.findByText('Aktualizovat')).toBeShown();
  });
});
