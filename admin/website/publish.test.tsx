import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../testing/fakeApi.ts';
import { alertText } from '../testing/screenParts.ts';
import {
  group,
  open,
  publish,
  resetWebsite,
  server,
  setting,
  text,
  type,
  typeYear,
} from './testWebsite.ts';

beforeEach(resetWebsite);

describe('the editor of the website', () => {
  it('keeps the focus on the button that publishes, and gives it to that after discarding', async () => {
    const { sent } = await open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    const states: boolean[] = [];
    server.refuse = () => {
      states.push(button.disabled);
      return null;
    };
    type('Name of the team', 'The Badger Boys');
    button.focus();
    publish();
    expect(await screen.findByText('Everything is published.')).toBeShown();
    expect(sent('/api/settings')).toHaveLength(1);
    // A disabled one loses the focus in a browser.
    expect(states).not.toContain(true);
    expect(document.activeElement).toBe(button);
    type('Name of the team', 'The Badgers again');
    const discard = await screen.findByText('Discard changes');
    discard.focus();
    fireEvent.click(discard);
    expect(document.activeElement).toBe(button);
  });

  it('publishes what was changed and nothing else', async () => {
    const { sent } = await open();
    type('Name of the team', 'The Badger Boys');
    group('About');
    type('About: heading', 'Born in a hedge');
    expect(await screen.findByText('2 changes are not published.')).toBeShown();
    publish();
    expect(await screen.findByText('Everything is published.')).toBeShown();
    const written = sent('/api/settings').map(({ method, url, body }) => [method, url, body]);
    expect(written).toEqual([
      ['PUT', '/api/settings/1', expect.objectContaining({ version: 3, setting_key: 'site.name' })],
      ['POST', '/api/settings', expect.objectContaining({ setting_key: 'about.title' })],
    ]);
    expect(written[1]?.[2]).toMatchObject({
      is_active: true,
      translations: { en: { label: 'About: heading', setting_value: 'Born in a hedge' } },
    });
  });

  it('says what could not be published, and publishes it with the next try', async () => {
    const { sent } = await open();
    server.refuse = ({ method }) =>
      method === 'PUT' ? json({ message: 'The disk is full' }, 507) : null;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    type('Name of the team', 'The Badger Boys');
    publish();
    expect(await alertText()).toContain('Name of the team: ');
    expect(await alertText()).toContain('The disk is full');
    expect(await screen.findByText('1 change is not published.')).toBeShown();
    let goOn = (): void => undefined;
    const held = new Promise<null>((resolve) => {
      goOn = () => resolve(null);
    });
    server.refuse = ({ method }) => (method === 'PUT' ? held : null);
    publish();
    // The next try does not run below the failure of the last one.
    await waitFor(() => expect(screen.queryByText(/The disk is full/)).toBeNull());
    goOn();
    expect(await screen.findByText('Everything is published.')).toBeShown();
    expect(sent('/api/settings').map(({ body }) => Object(body).version)).toEqual([3, 3]);
  });

  it.each([
    ['discarded', () => fireEvent.click(screen.getByText('Discard changes'))],
    ['taken back', () => fireEvent.click(screen.getByLabelText('Undo the change: Founded in'))],
    ['corrected', () => typeYear('2017')],
  ])('says no longer what could not be published once it is %s', async (_how, end) => {
    await open();
    server.refuse = ({ method }) =>
      method === 'PUT' ? json({ message: 'The disk is full' }, 507) : null;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    typeYear('1998');
    publish();
    expect(await screen.findByText(/The disk is full/)).toBeShown();
    end();
    await waitFor(() =>
      expect(screen.queryByText('Not everything could be published:')).toBeNull(),
    );
  });

  it.each([
    ['of another type', 415, { value: 'No video.' }],
    ['too large', 413, undefined],
  ])('is free for another video after one was %s', async (_why, status, errors) => {
    server.stored.push(setting(3, 'hero_video_path', '', '', '/uploads/old/file.mp4'));
    const { sent } = await open();
    server.refuse = ({ body }) =>
      body instanceof FormData ? json({ message: 'No video.', errors }, status) : null;
    type('Name of the team', 'The Badger Boys');
    group('Hero');
    const video = () => document.querySelector('video')?.getAttribute('src');
    const choose = (name: string) => {
      const input = screen.getByLabelText('Choose video', { selector: 'input' });
      const files = [new File(['x'], name, { type: 'video/mp4' })];
      fireEvent.change(input, { target: { files } });
    };
    choose('a.mp4');
    expect(await screen.findByText('a.mp4')).toBeShown();
    publish();
    const told = await screen.findAllByText(/No video\./);
    expect(told.map(({ tagName }) => tagName)).toEqual(['P', 'LI']);
    expect(screen.queryByText('a.mp4')).toBeNull();
    expect(screen.queryByText('Everything is published.')).toBeNull();
    expect(video()).toBe('/uploads/old/file.mp4');
    // It is not sent again with what is changed then.
    group('Name and pictures');
    type('Name of the team', 'The Badgers again');
    publish();
    expect(await screen.findByText('Everything is published.')).toBeShown();
    expect(screen.queryByText(/No video\./)).toBeNull();
    expect(sent('/api/settings/3')).toHaveLength(1);
    group('Hero');
    choose('b.mp4');
    expect(await screen.findByText('b.mp4')).toBeShown();
    expect(await screen.findByText('1 change is not published.')).toBeShown();
  });

  describe('of a setting that another user has saved in the meantime', () => {
    /** Their text in English, as version 4; refuses version 3. */
    const saveTheirs = (en: string, cs = 'Jezevci') => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const theirs = { ...setting(1, 'site.name', en, cs), version: 4 };
      server.refuse = ({ method, body }) => {
        if (method !== 'PUT' || Object(body).version !== 3) return null;
        server.stored = [theirs, ...server.stored.slice(1)];
        return json({ message: 'Changed', record: theirs }, 409);
      };
    };
    const question = async () =>
      within(
        await screen.findByRole('dialog', { name: 'This record was changed in the meantime' }),
      );

    it('asks which text to publish', async () => {
      const { sent } = await open();
      saveTheirs('Their Badgers');
      type('Name of the team', 'The Badger Boys');
      publish();
      const asked = await question();
      expect(asked.getByText('Name of the team')).toBeShown();
      expect(asked.getByText('Their Badgers')).toBeShown();
      fireEvent.click(asked.getByLabelText('Your version'));
      fireEvent.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Everything is published.')).toBeShown();
      expect(sent('/api/settings').map(({ body }) => Object(body).version)).toEqual([3, 4]);
      expect(server.stored[0]?.translations.en.setting_value).toBe('The Badger Boys');
    });

    it('asks again after going back to the form', async () => {
      await open();
      saveTheirs('Their Badgers');
      type('Name of the team', 'The Badger Boys');
      publish();
      fireEvent.click((await question()).getByRole('button', { name: 'Back to editing' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByText('1 change is not published.')).toBeShown();
      publish();
      const asked = await question();
      fireEvent.click(asked.getByLabelText('Saved version'));
      fireEvent.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Everything is published.')).toBeShown();
      expect(server.stored[0]?.translations.en.setting_value).toBe('Their Badgers');
    });

    it('compares arrangements of the sections by the names of these', async () => {
      const arranged = (value: string) => setting(3, 'home_sections', '', '', value);
      server.stored = [...server.stored, arranged('about light')];
      await open();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const record = { ...arranged('about light hidden'), version: 4 };
      server.refuse = ({ method }) =>
        method === 'PUT' ? json({ message: 'Changed', record }, 409) : null;
      group('Sections of the home page');
      fireEvent.click(screen.getByLabelText('Move down: About'));
      publish();
      const asked = await question();
      expect(asked.queryByText('1. About: Light, hidden')).not.toBeNull();
      expect(asked.queryByText('2. About: Light')).not.toBeNull();
    });

    it.each([
      ['at that moment', false],
      ['and that was read', true],
    ])('as the first asks which to publish: saved %s', async (_when, isRead) => {
      await open();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const theirs = {
        ...setting(3, 'home_sections', '', '', 'team dark\nabout light'),
        version: 1,
      };
      server.refuse = ({ method, body }) => {
        const { setting_key: key, version } = Object(body);
        if (key !== 'home_sections' || version === 1) return null;
        if (method !== 'POST' && method !== 'PUT') return null;
        if (!server.stored.includes(theirs)) server.stored = [...server.stored, theirs];
        if (method === 'POST') return json({ message: 'It exists already' }, 409);
        return version === undefined ? null : json({ message: 'Changed', record: theirs }, 409);
      };
      group('Sections of the home page');
      fireEvent.click(screen.getByLabelText('Move down: About'));
      if (isRead) {
        server.stored = [...server.stored, theirs];
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      }
      publish();
      const asked = await question();
      fireEvent.click(asked.getByLabelText('Saved version'));
      fireEvent.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Everything is published.')).toBeShown();
      expect(server.stored.find(({ id }) => id === 3)?.value).toBe('team dark\nabout light');
    });

    it('merges another language by itself', async () => {
      await open();
      saveTheirs('The Badgers', 'Jejich jezevci');
      type('Name of the team', 'The Badger Boys');
      publish();
      expect(await screen.findByText('Everything is published.')).toBeShown();
      expect(server.stored[0]?.translations).toMatchObject({
        en: { setting_value: 'The Badger Boys' },
        cs: { setting_value: 'Jejich jezevci' },
      });
    });
  });

  it('says at the field what is wrong with it, until it is changed', async () => {
    await open();
    const message = 'There is a typo in the IBAN: its check digits do not match.';
    server.refuse = ({ method }) =>
      method === 'POST' ? json({ message, errors: { value: message } }, 422) : null;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    group('Seller and bank account');
    const account = screen.getByLabelText('Bank account (IBAN)');
    fireEvent.change(account, { target: { value: 'CZ66 0800 0000 1920 0014 5399' } });
    publish();
    await waitFor(() => expect(account.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(account);
    const described = account.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(message);
    server.refuse = () => null;
    fireEvent.change(account, { target: { value: 'CZ65 0800 0000 1920 0014 5399' } });
    await waitFor(() => expect(account.getAttribute('aria-invalid')).toBe('false'));
    publish();
    expect(await screen.findByText('Everything is published.')).toBeShown();
  });

  it('says at its field what breaks a rule, and publishes the rest', async () => {
    const { sent } = await open();
    type('Name of the team', 'The Badger Boys');
    group('Look');
    const accent = screen.getByLabelText('Accent colour');
    fireEvent.change(accent, { target: { value: '#0b5' } });
    publish();
    expect(await alertText()).toContain('Accent colour: Please enter a colour');
    expect(accent.getAttribute('aria-invalid')).toBe('true');
    expect(sent('/api/settings').map(({ body }) => Object(body).setting_key)).toEqual([
      'site.name',
    ]);
    fireEvent.change(accent, { target: { value: '#00bb55' } });
    publish();
    expect(await screen.findByText('Everything is published.')).toBeShown();
    expect(sent('/api/settings')).toHaveLength(2);
  });

  it('says at its field which placeholders of a text nobody fills in', async () => {
    server.stored = [
      setting(1, 'footer.claim', 'Sideways since %{year}.', 'Bokem od roku %{year}.'),
    ];
    const { sent } = await open();
    group('Footer');
    const name = 'Footer: sentence below the logo';
    fireEvent.change(text(name, 'Czech'), { target: { value: 'Bokem od roku %{rok}.' } });
    publish();
    const message = 'Nothing is filled in for %{rok}. This text can only use %{year}.';
    expect(await alertText()).toContain(message);
    const described = text(name, 'Czech').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(message);
    expect(text(name, 'English').getAttribute('aria-invalid')).toBe('false');
    expect(sent('/api/settings')).toEqual([]);
  });
});
