import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { arrangedSections, sectionsText } from '../../api/contract/homeSections.ts';
import { json } from '../testing/fakeApi.ts';
import { group, open, publish, resetWebsite, server, setting, text, type } from './testWebsite.ts';

beforeEach(resetWebsite);

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

  it('takes a change back', async () => {
    await open();
    type('Name of the team', 'The Badger Boys');
    fireEvent.click(await screen.findByLabelText('Undo the change: Name of the team'));
    expect(await screen.findByText('Everything is published.')).toBeShown();
    expect(text('Name of the team', 'English')).toHaveProperty('value', 'The Badgers');
  });

  it('takes back a change of what was never published with a button that goes away', async () => {
    await open();
    type('Tagline', 'Faster');
    const undo = await screen.findByLabelText('Undo the change: Tagline');
    fireEvent.click(undo);
    expect(await screen.findByLabelText('Earlier versions: Tagline')).toHaveProperty(
      'disabled',
      true,
    );
    // The frame finds a place for the focus of a button that was removed, and waits for a disabled one.
    expect(undo.isConnected).toBe(false);
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
    server.stored = [setting(1, 'contact_email', '', ''), setting(2, 'instagram_url', '', '')];
    const made = { resource: 'settings', record_id: 1, name, username: 'Eva', changed: [] };
    const revision = { ...made, at: '2026-03-01T10:00:00.000Z', restored_from: null };
    const versions = [2, 1].map((id) => ({ ...revision, id, version: id, action: 'update' }));
    server.refuse = ({ url }) =>
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
    server.stored = [
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

  it('fills in an English text from the Czech one', async () => {
    server.stored = [setting(1, 'site.name', '', 'Jezevci')];
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Copy from Czech: Name of the team' }));
    expect(text('Name of the team', 'English')).toHaveProperty('value', 'Jezevci');
    expect(await screen.findByText('1 change is not published.')).toBeShown();
    expect(screen.queryByText('Copy from Czech')).toBeNull();
  });
});
