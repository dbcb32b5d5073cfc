import { fireEvent, screen, within } from '@testing-library/react';
import type { Role } from '../../api/contract/access.ts';
import type { Setting } from '../../api/contract/types.ts';
import { history } from '../history/index.ts';
import { settings } from '../settings/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { website } from './index.ts';

const NAMES: Readonly<Record<string, readonly [en: string, cs: string]>> = {
  'site.name': ['Name of the team', 'Název týmu'],
  founded_year: ['Founded in', 'Rok založení'],
};

export const setting = (
  id: number,
  setting_key: string,
  en: string,
  cs: string,
  value = '',
): Setting => ({
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

interface TestServer {
  stored: Setting[];
  /** Answers in place of the server. */
  refuse: (call: ReceivedCall) => Response | null | Promise<null>;
}

/** What the API has and does; tests change it, and begin with `resetWebsite`. */
export const server: TestServer = { stored: [], refuse: () => null };

export function resetWebsite(): void {
  // Frames load, and stay empty.
  Object.assign(Object(window).happyDOM.settings, { enableIframePageLoading: true });
  Object(window).happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async () => new (Object(window).Response)('<p>The site</p>'),
  };
  server.stored = [
    setting(1, 'site.name', 'The Badgers', 'Jezevci'),
    setting(2, 'founded_year', '', '', '1999'),
  ];
  server.refuse = () => null;
}

const answer = async (call: ReceivedCall): Promise<Response> => {
  const { method, url, body } = call;
  const refused = await server.refuse(call);
  if (refused) return refused;
  if (url === '/api/previews/settings') {
    return json({ url: '/?preview=a.b.c', expires_at: '' }, 201);
  }
  if (url.startsWith('/api/revisions')) return json([], 200, { 'x-total-count': '0' });
  const sent = Object(body);
  if (method === 'POST') {
    const made = { ...setting(9, '', '', ''), ...sent, id: 9, version: 1 };
    server.stored = [...server.stored, made];
    return json(made, 201);
  }
  if (method === 'PUT') {
    const changed = { ...sent, version: sent.version + 1 };
    server.stored = server.stored.map((each) => (each.id === sent.id ? changed : each));
    return json(changed);
  }
  return json(server.stored, 200, { 'x-total-count': String(server.stored.length) });
};

export const open = async (role: Role = 'owner') => {
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

export const group = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const text = (name: string, language: 'English' | 'Czech') =>
  within(screen.getByRole('group', { name })).getByLabelText(language);
export const type = (name: string, value: string) =>
  fireEvent.change(text(name, 'English'), { target: { value } });
export const typeYear = (value: string) =>
  fireEvent.change(screen.getByLabelText('Founded in'), { target: { value } });
export const publish = () => fireEvent.click(screen.getByText('Publish'));
export const draftsOf = (calls: ReceivedCall[]) =>
  calls.map(({ body }) =>
    Object(body).settings.map(({ setting_key, translations }: Setting) => [
      setting_key,
      translations.en.setting_value,
    ]),
  );
