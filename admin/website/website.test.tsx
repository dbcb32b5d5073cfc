import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../api/contract/access.ts';
import { arrangedSections, sectionsText } from '../../api/contract/homeSections.ts';
import type { Setting } from '../../api/contract/types.ts';
import { history } from '../history/index.ts';
import { settings } from '../settings/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText } from '../testing/screenParts.ts';
import { website } from './index.ts';

const NAMES: Readonly<Record<string, readonly [en: string, cs: string]>> = {
  'site.name': ['Name of the team', 'Název týmu'],
  founded_year: ['Founded in', 'Rok založení'],
};

const setting = (id: number, setting_key: string, en: string, cs: string, value = ''): Setting => ({
  id,
  setting_key,
  setting_group: 'general',
  value,
  value_info: null,
  is_active: true,
  translations: {
    en: { label: NAMES[setting_key]?.[0] ?? '', setting_value: en },
    cs: { label: NAMES[setting_key]?.[1] ?? '', setting_value: cs },
  },
  version: 3,
});

// Frames load, and stay empty.
Object.assign(Object(window).happyDOM.settings, { enableIframePageLoading: true });
Object(window).happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: async () => new (Object(window).Response)('<p>The site</p>'),
};

let stored: Setting[] = [];
let refuse: (call: ReceivedCall) => Response | null | Promise<null> = () => null;
beforeEach(() => {
  stored = [
    setting(1, 'site.name', 'The Badgers', 'Jezevci'),
    setting(2, 'founded_year', '', '', '1999'),
  ];
  refuse = () => null;
});

const answer = async (call: ReceivedCall): Promise<Response> => {
  const { method, url, body } = call;
  const refused = await refuse(call);
  if (refused) return refused;
  if (url === '/api/previews/settings') {
    return json({ url: '/?preview=a.b.c', expires_at: '' }, 201);
  }
  if (url.startsWith('/api/revisions')) return json([], 200, { 'x-total-count': '0' });
  const sent = Object(body);
  if (method === 'POST') {
    const made = { ...setting(9, '', '', ''), ...sent, id: 9, version: 1 };
    stored = [...stored, made];
    return json(made, 201);
  }
  if (method === 'PUT') {
    const changed = { ...sent, version: sent.version + 1 };
    stored = stored.map((each) => (each.id === sent.id ? changed : each));
    return json(changed);
  }
  return json(stored, 200, { 'x-total-count': String(stored.length) });
};

const open = async (role: Role = 'owner') => {
  const { calls } = await renderScreen({
    address: '/website',
    locale: 'en',
    resource: website,
    role,
    others: [settings, history],
    answer,
  });
  await screen.findByText('Everything is published.');
  const sent = (url: string) =>
    calls.filter(({ method, url: asked }) => method !== 'GET' && asked.startsWith(url));
  return { calls, sent };
};

const group = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = (name: string, language: 'English' | 'Czech') =>
  within(screen.getByRole('group', { name })).getByLabelText(language);
const type = (name: string, value: string) =>
  fireEvent.change(text(name, 'English'), { target: { value } });
const typeYear = (value: string) =>
  fireEvent.change(screen.getByLabelText('Founded in'), { target: { value } });
const publish = () => fireEvent.click(screen.getByText('Publish'));
const draftsOf = (calls: ReceivedCall[]) =>
  calls.map(({ body }) =>
    Object(body).settings.map(({ setting_key, translations }: Setting) => [
      setting_key,
      translations.en.setting_value,
    ]),
  );

describe('the editor of the website', () => {
  it('shows what is published, and the site’s own text where nothing is', async () => {
    await open();
    expect(text('Name of the team', 'English')).toHaveProperty('value', 'The Badgers');
    expect(screen.getByLabelText('Founded in')).toHaveProperty('value', '1999');
    group('About');
    const heading = text('About: heading', 'Czech');
    expect(heading).toHaveProperty('value', '');
    expect(heading).toHaveProperty('placeholder', 'O týmu');
  });

  it('lets an editor read what owners change, and fill in the rest', async () => {
    await open('editor');
    const isOff = (name: string) => screen.getByLabelText(name).closest('fieldset[disabled]');
    expect(isOff('Founded in')).toBeNull();
    expect(screen.queryByText(/changed by owners only/)).toBeNull();
    group('Contact');
    expect(isOff('Instagram')).toBeNull();
    expect(isOff('Contact e-mail')).not.toBeNull();
    expect(screen.getByText(/changed by owners only/)).toBeShown();
    group('Seller and bank account');
    expect(isOff('Bank account (IBAN)')).not.toBeNull();
    expect(screen.getByLabelText('VAT registration').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the site with what is typed, once it is typed', async () => {
    const { sent } = await open();
    const frame = await screen.findByTitle('Site');
    expect(frame.getAttribute('src')).toBe('/?preview=a.b.c&lang=en');
    type('Name of the team', 'The Bad');
    type('Name of the team', 'The Badger Boys');
    await waitFor(() => expect(sent('/api/previews/settings')).toHaveLength(2));
    // The frame of the draft takes the place of the one before.
    await waitFor(() => expect(screen.queryByTitle('Site')).not.toBe(frame));
    expect(screen.getByTitle('Site').getAttribute('aria-hidden')).toBe('false');
    expect(draftsOf(sent('/api/previews/settings'))).toEqual([
      [],
      [['site.name', 'The Badger Boys']],
    ]);
    expect(sent('/api/settings')).toEqual([]);
  });

  it('shows any page in either language and width', async () => {
    await open();
    await screen.findByTitle('Site');
    fireEvent.click(screen.getByText('Czech', { selector: 'button' }));
    fireEvent.mouseDown(screen.getByLabelText('Page'));
    fireEvent.click(await screen.findByRole('option', { name: 'Shop' }));
    fireEvent.click(screen.getByLabelText('Phone'));
    await waitFor(() => {
      const frames = screen.getAllByTitle('Site').map((each) => each.getAttribute('src'));
      expect(frames).toContain('/shop?preview=a.b.c&lang=cs');
    });
    expect(screen.getAllByTitle('Site')[0]?.style.width).toBe('360px');
  });

  it('follows the links of the site, that to the other language as well', async () => {
    await open();
    /** Once the frame shows an address: it replaces the one before, whose links lead nowhere then. */
    const shows = (address: string) =>
      waitFor(() => {
        const frame = screen.getByTitle<HTMLIFrameElement>('Site');
        expect(frame.getAttribute('src')).toBe(address);
        expect(frame.contentDocument?.body.textContent).toBe('The site');
        return frame.contentDocument as Document;
      });
    const follow = (page: Document, href: string) => {
      const link = page.createElement('a');
      link.href = href;
      page.body.append(link);
      link.click();
    };
    follow(await shows('/?preview=a.b.c&lang=en'), '/?preview=a.b.c&lang=cs');
    const czech = await shows('/?preview=a.b.c&lang=cs');
    expect(screen.getByText('Czech', { selector: 'button' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    follow(czech, '/shop');
    await shows('/shop?preview=a.b.c&lang=cs');
  });

  it('stores a chosen picture, so that the site can show it before it is published', async () => {
    const { sent } = await open();
    const path = '/uploads/share.webp';
    refuse = ({ url }) => (url === '/api/media' ? json({ id: 5, path, info: null }, 201) : null);
    const picture = screen.getByLabelText('Picture for shared links', { selector: 'section' });
    const files = [new File(['x'], 'share.png', { type: 'image/png' })];
    fireEvent.drop(picture, { dataTransfer: { files } });
    await waitFor(() => {
      const { body } = sent('/api/previews/settings').at(-1) ?? {};
      expect(Object(body).settings).toMatchObject([{ setting_key: 'og_image', value: path }]);
    });
    expect(sent('/api/media')).toHaveLength(1);
  });

  it('says why the site cannot show a draft, and tries again', async () => {
    refuse = ({ url }) => (url.includes('previews') ? json({ message: 'Broken' }, 500) : null);
    await open();
    expect(await screen.findByText(/Broken/)).toBeShown();
    refuse = () => null;
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByTitle('Site')).toBeShown();
  });

  it('shows the next draft after the page of one could not be loaded', async () => {
    const { sent } = await open();
    const frame = await screen.findByTitle('Site');
    // What a browser has in a frame that it could not load: a page of another origin.
    const refused = () => {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.');
    };
    const page = new Proxy({}, { get: refused });
    Object.defineProperty(frame, 'contentDocument', { value: null });
    Object.defineProperty(frame, 'contentWindow', { value: page });
    fireEvent.load(frame);
    type('Name of the team', 'The Badger Boys');
    await waitFor(() => expect(sent('/api/previews/settings')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByTitle('Site')).not.toBe(frame));
    expect(screen.getByTitle('Site').getAttribute('aria-hidden')).toBe('false');
  });

  it('goes on showing the site while what is typed is refused', async () => {
    await open();
    const frame = await screen.findByTitle('Site');
    refuse = ({ url }) => (url.includes('previews') ? json({ message: 'No colour' }, 422) : null);
    group('Look');
    fireEvent.change(screen.getByLabelText('Accent colour'), { target: { value: '#0b5' } });
    expect(await screen.findByText(/No colour/)).toBeShown();
    expect(screen.getByTitle('Site')).toBe(frame);
  });

  it('keeps the focus on the button that publishes, and gives it to that after discarding', async () => {
    const { sent } = await open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    const states: boolean[] = [];
    refuse = () => {
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
    refuse = ({ method }) => (method === 'PUT' ? json({ message: 'The disk is full' }, 507) : null);
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
    refuse = ({ method }) => (method === 'PUT' ? held : null);
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
    refuse = ({ method }) => (method === 'PUT' ? json({ message: 'The disk is full' }, 507) : null);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    typeYear('1998');
    publish();
    expect(await screen.findByText(/The disk is full/)).toBeShown();
    end();
    await waitFor(() =>
      expect(screen.queryByText('Not everything could be published:')).toBeNull(),
    );
  });

  describe('of a setting that another user has saved in the meantime', () => {
    /** Their text in English, as version 4; refuses version 3. */
    const saveTheirs = (en: string, cs = 'Jezevci') => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const theirs = { ...setting(1, 'site.name', en, cs), version: 4 };
      refuse = ({ method, body }) => {
        if (method !== 'PUT' || Object(body).version !== 3) return null;
        stored = [theirs, ...stored.slice(1)];
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
      expect(stored[0]?.translations.en.setting_value).toBe('The Badger Boys');
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
      expect(stored[0]?.translations.en.setting_value).toBe('Their Badgers');
    });

    it('compares arrangements of the sections by the names of these', async () => {
      const arranged = (value: string) => setting(3, 'home_sections', '', '', value);
      stored = [...stored, arranged('about light')];
      await open();
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const record = { ...arranged('about light hidden'), version: 4 };
      refuse = ({ method }) =>
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
      refuse = ({ method, body }) => {
        const { setting_key: key, version } = Object(body);
        if (key !== 'home_sections' || version === 1) return null;
        if (method !== 'POST' && method !== 'PUT') return null;
        if (!stored.includes(theirs)) stored = [...stored, theirs];
        if (method === 'POST') return json({ message: 'It exists already' }, 409);
        return version === undefined ? null : json({ message: 'Changed', record: theirs }, 409);
      };
      group('Sections of the home page');
      fireEvent.click(screen.getByLabelText('Move down: About'));
      if (isRead) {
        stored = [...stored, theirs];
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      }
      publish();
      const asked = await question();
      fireEvent.click(asked.getByLabelText('Saved version'));
      fireEvent.click(asked.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Everything is published.')).toBeShown();
      expect(stored.find(({ id }) => id === 3)?.value).toBe('team dark\nabout light');
    });

    it('merges another language by itself', async () => {
      await open();
      saveTheirs('The Badgers', 'Jejich jezevci');
      type('Name of the team', 'The Badger Boys');
      publish();
      expect(await screen.findByText('Everything is published.')).toBeShown();
      expect(stored[0]?.translations).toMatchObject({
        en: { setting_value: 'The Badger Boys' },
        cs: { setting_value: 'Jejich jezevci' },
      });
    });
  });

  it('says at the field what is wrong with it, until it is changed', async () => {
    await open();
    const message = 'There is a typo in the IBAN: its check digits do not match.';
    refuse = ({ method }) =>
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
    refuse = () => null;
    fireEvent.change(account, { target: { value: 'CZ65 0800 0000 1920 0014 5399' } });
    await waitFor(() => expect(account.getAttribute('aria-invalid')).toBe('false'));
    publish();
    expect(await screen.findByText('Everything is published.')).toBeShown();
  });

  it('takes a change back', async () => {
    await open();
    type('Name of the team', 'The Badger Boys');
    fireEvent.click(await screen.findByLabelText('Undo the change: Name of the team'));
    expect(await screen.findByText('Everything is published.')).toBeShown();
    expect(text('Name of the team', 'English')).toHaveProperty('value', 'The Badgers');
  });

  it('opens the earlier versions of a setting', async () => {
    const { calls } = await open();
    fireEvent.click(screen.getByLabelText('Earlier versions: Name of the team'));
    expect(
      await screen.findByText(
        'This record has no history yet. Its first version will appear here after the next save.',
      ),
    ).toBeShown();
    const asked = calls.find(({ url }) => url.startsWith('/api/revisions'))?.url;
    expect(asked).toContain('"record_id":1');
    expect(asked).toContain('"resource":"settings"');
    expect(screen.getByLabelText('Earlier versions: Tagline')).toHaveProperty('disabled', true);
  });

  it.each([
    ['editor', 'Contact e-mail', 0],
    ['editor', 'Instagram', 1],
    ['owner', 'Contact e-mail', 1],
  ] as const)('lets an %s restore what the role may change: %s', async (role, name, buttons) => {
    stored = [setting(1, 'contact_email', '', ''), setting(2, 'instagram_url', '', '')];
    const made = { resource: 'settings', record_id: 1, name, username: 'Eva', changed: [] };
    const revision = { ...made, at: '2026-03-01T10:00:00.000Z', restored_from: null };
    const versions = [2, 1].map((id) => ({ ...revision, id, version: id, action: 'update' }));
    refuse = ({ url }) =>
      url.startsWith('/api/revisions') ? json(versions, 200, { 'x-total-count': '2' }) : null;
    await open(role);
    group('Contact');
    fireEvent.click(screen.getByLabelText(`Earlier versions: ${name}`));
    await screen.findByText('Current version');
    expect(screen.queryAllByText('Restore this version')).toHaveLength(buttons);
  });

  it('arranges the sections of the home page', async () => {
    const { sent } = await open();
    group('Sections of the home page');
    const list = screen.getByRole('list', { name: 'Sections of the home page' });
    const [about, team, ...others] = arrangedSections('');
    if (!about || !team) throw new Error('There are no sections');
    const down = within(list).getByLabelText('Move down: About');
    fireEvent.click(down);
    expect(document.activeElement).toBe(down);
    fireEvent.click(within(list).getByLabelText('Show on the home page: Team'));
    publish();
    await screen.findByText('Everything is published.');
    expect(sent('/api/settings')[0]?.body).toMatchObject({
      setting_key: 'home_sections',
      value: sectionsText([{ ...team, isHidden: true }, about, ...others]),
    });
  });

  it('names every field in full, with a line of help, by the name that a team gave it', async () => {
    stored = [
      {
        ...setting(3, 'contact_phone', '', '', '+420 777 000 000'),
        translations: {
          en: { label: 'Phone of the pits', setting_value: '' },
          cs: { label: '', setting_value: '' },
        },
      },
    ];
    await open();
    group('Contact');
    expect(screen.getByLabelText('Phone of the pits')).toBeShown();
    group('Seller and bank account');
    const names = ['Letters before invoice numbers', 'Letters before credit note numbers'];
    for (const name of ['Name of the seller', ...names]) {
      const input = screen.getByLabelText(name);
      const help = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      expect(help?.textContent).toMatch(/\.$/);
    }
    group('Privacy: retention periods');
    expect(screen.getByLabelText('Sent e-mails are kept for (days)')).toBeShown();
    expect(screen.getAllByText('After that they are deleted. Empty: 90.')).toHaveLength(1);
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
    stored = [setting(1, 'footer.claim', 'Sideways since %{year}.', 'Bokem od roku %{year}.')];
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

  it('fills in an English text from the Czech one', async () => {
    stored = [setting(1, 'site.name', '', 'Jezevci')];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy from Czech: Name of the team' }));
    expect(text('Name of the team', 'English')).toHaveProperty('value', 'Jezevci');
    expect(await screen.findByText('1 change is not published.')).toBeShown();
    expect(screen.queryByText('Copy from Czech')).toBeNull();
  });
});
