import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TeamMember } from '../../api/contract/types.ts';
import { testMembers } from '../lists/testMembers.ts';
import { team } from '../team/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { field, fill } from '../testing/screenParts.ts';

const AT = '2026-03-01T10:00:00.000Z';
const INSTAGRAM = /^Instagram/;
const FACEBOOK = /^Facebook/;

let stored: TeamMember;
let isBroken: boolean;
beforeEach(() => {
  const [first] = testMembers;
  if (!first) throw new Error('There is no member');
  stored = first;
  isBroken = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const answer = ({ method, url, body }: ReceivedCall): Response => {
  if (url.startsWith('/api/revisions')) {
    return json([{ id: 7, username: 'Eva', at: AT }], 200, { 'x-total-count': '1' });
  }
  if (method === 'PUT') {
    if (isBroken) return json({ message: 'Too long', errors: {} }, 422);
    if (Object(body).version !== stored.version) {
      return json({ message: 'Changed', record: stored }, 409);
    }
    stored = { ...stored, ...Object(body), version: stored.version + 1 };
    return json(stored);
  }
  if (url.endsWith('/1')) return json(stored);
  return json([stored], 200, { 'x-total-count': '1' });
};

async function open(locale: 'cs' | 'en' = 'en') {
  const { calls } = await renderScreen({ address: '/team/1', locale, resource: team, answer });
  await field(INSTAGRAM);
  return { puts: () => calls.filter(({ method }) => method === 'PUT'), calls };
}
const theySave = (changes: Partial<TeamMember>) => {
  stored = { ...stored, ...changes, version: stored.version + 1 };
};
const save = (name = 'Update') => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async (name = 'This record was changed in the meantime') =>
  within(await screen.findByRole('dialog', { name }));
const saved = () => screen.findByText('Team member updated successfully');
const noDialog = () =>
  waitFor(() =>
    expect(
      screen.queryByRole('dialog', { name: 'This record was changed in the meantime' }),
    ).toBeNull(),
  );

it('the form waits for the record as it is now, which a list may know older', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = async (call: ReceivedCall) => {
    if (!call.url.endsWith('/1')) return answer(call);
    await arrived;
    return json({ ...stored, facebook_url: 'https://facebook.com/newer' });
  };
  await renderScreen({ address: '/team', locale: 'en', resource: team, answer: late });
  fireEvent.click(await screen.findByRole('link', { name: /^Edit: / }));
  await screen.findByRole('dialog');
  expect(screen.queryByLabelText(INSTAGRAM)).toBeNull();
  arrive();
  expect(await field(FACEBOOK)).toHaveProperty('value', 'https://facebook.com/newer');
});

describe('two people who save the same record', () => {
  it('are merged without a question where they changed different fields', async () => {
    const { puts } = await open();
    theySave({ facebook_url: 'https://facebook.com/eva' });
    await fill(INSTAGRAM, 'https://instagram.com/mine');
    save();
    const notice = (await saved()).closest<HTMLElement>('.MuiAlert-root') ?? document.body;
    fireEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByText('Your changes were merged with those of Eva: Facebook (URL)'),
    ).toBeShown();
    expect(puts()).toHaveLength(2);
    expect(stored).toMatchObject({
      facebook_url: 'https://facebook.com/eva',
      instagram_url: 'https://instagram.com/mine',
    });
  });

  it.each([
    {
      locale: 'en' as const,
      title: 'This record was changed in the meantime',
      by: /^Saved by Eva/,
      mine: 'Your version',
      theirs: 'Version of Eva',
      submit: 'Save',
      update: 'Update',
    },
    {
      locale: 'cs' as const,
      title: 'Záznam se mezitím změnil',
      by: /^Poslední uložení: Eva/,
      mine: 'Vaše verze',
      theirs: 'Uložená verze (Eva)',
      submit: 'Uložit',
      update: 'Aktualizovat',
    },
  ])('see both versions by field, with who and when: $locale', async (texts) => {
    const { calls } = await open(texts.locale);
    theySave({ instagram_url: 'https://instagram.com/evas', facebook_url: 'https://f.com/eva' });
    await fill(INSTAGRAM, 'https://instagram.com/mine');
    save(texts.update);
    const asked = await dialog(texts.title);
    expect(asked.getByText(texts.by)).toBeShown();
    const fields = within(asked.getByRole('group', { name: 'Instagram (URL)' }));
    expect(fields.getByText('https://instagram.com/mine')).toBeShown();
    expect(fields.getByText('https://instagram.com/evas')).toBeShown();
    expect(document.activeElement).toBe(fields.getByLabelText(texts.mine));
    expect(asked.queryByRole('group', { name: /^Facebook/ })).toBeNull();
    fireEvent.click(fields.getByLabelText(texts.theirs));
    fireEvent.click(asked.getByRole('button', { name: texts.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.title })).toBeNull());
    expect(stored.instagram_url).toBe('https://instagram.com/evas');
    const asking = calls.find(({ url }) => url.startsWith('/api/revisions'))?.url;
    expect(asking).toContain('"resource":"team-members","record_id":1,"version":5');
  });

  it('save nothing before a version is chosen, and keep mine when it is', async () => {
    const { puts } = await open();
    theySave({ instagram_url: 'https://instagram.com/evas' });
    await fill(INSTAGRAM, 'https://instagram.com/mine');
    save();
    const asked = await dialog();
    asked.getByRole('button', { name: 'Save' }).focus();
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    expect((await asked.findByRole('alert')).textContent).toBe(
      'Please choose a version: Instagram (URL)',
    );
    expect(document.activeElement).toBe(asked.getByLabelText('Your version'));
    expect(puts()).toHaveLength(1);
    fireEvent.click(asked.getByLabelText('Your version'));
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    expect(await saved()).toBeShown();
    expect(stored).toMatchObject({ instagram_url: 'https://instagram.com/mine', version: 6 });
  });

  it('write a text from both', async () => {
    await open();
    const { en, cs } = stored.translations;
    theySave({ translations: { cs, en: { ...en, position: 'Driver and chief' } } });
    await fill(/^Position/, 'Driver and mechanic', 1);
    save();
    const asked = await dialog();
    fireEvent.click(asked.getByLabelText('Write it from both'));
    fireEvent.change(asked.getByRole('textbox'), { target: { value: 'Driver, chief, mechanic' } });
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    expect(await saved()).toBeShown();
    expect(stored.translations.en.position).toBe('Driver, chief, mechanic');
  });

  it('take all of theirs at once, which saves nothing anew', async () => {
    const { puts } = await open();
    theySave({ instagram_url: 'https://instagram.com/evas', facebook_url: 'https://f.com/eva' });
    await fill(INSTAGRAM, 'https://instagram.com/mine');
    await fill(FACEBOOK, 'https://facebook.com/mine');
    save();
    const asked = await dialog();
    fireEvent.click(asked.getByRole('button', { name: 'Take all saved ones' }));
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    expect(await saved()).toBeShown();
    expect(puts()).toHaveLength(1);
    expect(stored.version).toBe(5);
  });

  it('go back to the form with what was typed, and are asked again', async () => {
    await open();
    theySave({ instagram_url: 'https://instagram.com/evas' });
    await fill(INSTAGRAM, 'https://instagram.com/mine');
    save();
    fireEvent.click((await dialog()).getByRole('button', { name: 'Back to editing' }));
    await noDialog();
    expect(await field(INSTAGRAM)).toHaveProperty('value', 'https://instagram.com/mine');
    save();
    const asked = await dialog();
    fireEvent.click(asked.getByLabelText('Your version'));
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    expect(await saved()).toBeShown();
  });

  it('have the merged record in the form when it can not be saved', async () => {
    await open();
    theySave({ instagram_url: 'https://instagram.com/evas', facebook_url: 'https://f.com/eva' });
    await fill(INSTAGRAM, 'https://instagram.com/mine');
    save();
    const asked = await dialog();
    fireEvent.click(asked.getByLabelText('Your version'));
    isBroken = true;
    fireEvent.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await field(FACEBOOK)).toHaveProperty('value', 'https://f.com/eva'),
    );
    expect(await field(INSTAGRAM)).toHaveProperty('value', 'https://instagram.com/mine');
    isBroken = false;
    save();
    expect(await saved()).toBeShown();
    expect(stored).toMatchObject({
      instagram_url: 'https://instagram.com/mine',
      facebook_url: 'https://f.com/eva',
    });
  });
});
