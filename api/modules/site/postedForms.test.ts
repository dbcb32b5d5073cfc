import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { render } from '../../../storefront/entry-server.tsx';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { isFromHere } from './postedForms.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js' } },
  sheet: [],
}));

const MESSAGE = {
  name: 'Jana "Malá"',
  email: 'jana@example.com',
  subject: 'Drift taxi',
  message: 'Is there a date in May?\nOr in June?',
  termsAgreed: 'on',
  honeypot: '',
};

describeOnSqlite('a form that the browser sends by itself', (open) => {
  let server: Harness;
  beforeAll(async () => {
    server = await createHarness(open, {}, undefined, (parts) => [
      storefront({
        publicUrl: 'https://rysi.example',
        czechHosts: [],
        load: async () => ({ render }),
        ...parts,
      }),
    ]);
  });
  afterAll(() => server.close());

  /** Where a browser is sent on to, with the cookie that it was given. */
  const follow = async (response: Response) => {
    const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [];
    const to = response.headers.get('location');
    return to === null ? response : fetch(server.url + to, { headers: { cookie } });
  };
  const post = async (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const sent = { method: 'POST', body, headers, redirect: 'manual' } as const;
    const response = await follow(await fetch(server.url + path, sent));
    const html = await response.text();
    // What is shown, without the state that the browser takes over.
    const [shown = ''] = html.split('<script id="page-state"');
    return { status: response.status, headers: response.headers, html, shown };
  };
  const count = async () => {
    const { body } = await server.admin<unknown[]>('/contact-messages');
    return body.length;
  };

  it('reaches the team, and the page says so with an empty form', async () => {
    const before = await count();
    const { status, headers, shown } = await post('/?lang=cs', MESSAGE);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(shown).toContain('Děkujeme, zprávu máme');
    expect(shown).not.toContain('jana@example.com');
    expect(await count()).toBe(before + 1);
  });

  it('is not sent again by Reload: its answer is a page of its own, shown once and kept for nobody', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(MESSAGE)) body.set(name, value);
    const before = await count();
    // The page is cached.
    for (let asked = 0; asked < 2; asked += 1) await fetch(`${server.url}/?lang=cs`);
    const sent = { method: 'POST', body, redirect: 'manual' } as const;
    const response = await fetch(`${server.url}/?lang=cs`, sent);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/?lang=cs');
    const given = response.headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^answered=.*; httponly/i);
    const [cookie = ''] = given.split(';');
    const shown = await fetch(`${server.url}/?lang=cs`, { headers: { cookie } });
    expect(await shown.text()).toContain('Děkujeme, zprávu máme');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('set-cookie')).toMatch(/^answered=; /);
    // Another page leaves it alone, and without the cookie the page is as it was.
    const other = await fetch(`${server.url}/withdrawal?lang=cs`, { headers: { cookie } });
    expect(other.headers.get('set-cookie')).toBeNull();
    const next = await fetch(`${server.url}/?lang=cs`);
    expect(await next.text()).not.toContain('Děkujeme, zprávu máme');
    expect(await count()).toBe(before + 1);
  });

  it.each([
    [{ subject: ' ' }, 'All fields are required.'],
    [{ termsAgreed: '' }, 'You must agree to the processing of personal data and terms.'],
    [{ honeypot: 'x' }, 'Spam detected.'],
    [{ email: 'jana' }, 'Please enter a valid e-mail address.'],
  ])('with %j comes back with what was typed and what is wrong', async (changes, message) => {
    const before = await count();
    const { status, shown } = await post('/', { ...MESSAGE, ...changes });
    expect(status).toBe(422);
    expect(shown).toMatch(new RegExp(`role="alert"[^>]*><p[^>]*>${message}`));
    expect(shown).toContain('value="Jana &quot;Malá&quot;"');
    expect(shown).toContain('Is there a date in May?\nOr in June?</textarea>');
    expect(await count()).toBe(before);
  });

  it('sets a Czech answer with no-break spaces', async () => {
    const { shown } = await post('/?lang=cs', { ...MESSAGE, termsAgreed: '' });
    expect(shown).toContain('osobních údajů a\u00a0podmínkami.');
  });

  it('keeps nothing for the next visitor', async () => {
    await post('/', { ...MESSAGE, email: 'jana' });
    const next = await fetch(server.url);
    expect(await next.text()).not.toContain('Malá');
  });

  it('says in the page’s language what could not be read', async () => {
    const { status, shown } = await post('/?lang=cs', {
      ...MESSAGE,
      message: 'x'.repeat(1_100_000),
    });
    expect(status).toBe(413);
    expect(shown).toMatch(/role="alert"[^>]*><p[^>]*>Požadavek je příliš velký/);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://rysi.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('from another site, as %j says, is refused', async (headers) => {
    const before = await count();
    const { status, shown } = await post('/', MESSAGE, headers as Record<string, string>);
    expect(status).toBe(403);
    expect(shown).toContain('This form came from another site.');
    expect(shown).not.toContain('jana@example.com');
    expect(await count()).toBe(before);
  });

  it('to sign in says that this needs scripts, and keeps the e-mail but no password', async () => {
    const fields = { email: 'boss@example.com', password: 'correct horse' };
    const { status, html, shown } = await post('/login?lang=cs', fields);
    expect(status).toBe(422);
    expect(shown).toMatch(/role="alert"[^>]*><p[^>]*>Zatím nejste přihlášeni/);
    expect(shown).toContain('value="boss@example.com"');
    expect(html).not.toContain('correct horse');
  });

  it.each([
    [
      'boss@example.com',
      200,
      /role="status"[^>]*><div[^>]*>If there is an account with this e-mail/,
    ],
    [
      'nobody@example.com',
      200,
      /role="status"[^>]*><div[^>]*>If there is an account with this e-mail/,
    ],
    ['no address', 422, /aria-invalid="true"/],
  ])('for a forgotten password of %s is answered by %i', async (email, expected, said) => {
    const { status, shown } = await post('/forgot-password?lang=en', { email });
    expect(status).toBe(expected);
    expect(shown).toMatch(said);
  });

  it('for the cart names the product to the scripts, and to who has none', async () => {
    const { status, html, shown } = await post('/cart', { product: 'gone' });
    expect(status).toBe(200);
    expect(html).toContain('"posted":{"values":{"product":"gone"}');
    expect(shown).toContain('Product not found');
    expect(shown).toMatch(/The cart needs JavaScript\..*href="\/#contact"/);
    const chosen = { product: 'gone', variant: '5', value_1: 'L', value_2: 'Black' };
    const posted = await post('/cart', { ...chosen, quantity: '7' });
    expect(posted.html).toContain(`"posted":{"values":${JSON.stringify(chosen)},`);
  });

  it('for any other page is refused', async () => {
    expect((await post('/shop', {})).status).toBe(405);
    expect((await fetch(server.url, { method: 'DELETE' })).status).toBe(405);
  });

  it('counts against the sender’s limit, and says so', async () => {
    let last = await post('/', MESSAGE);
    for (let more = 0; more < 20 && last.status === 200; more += 1) last = await post('/', MESSAGE);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.shown).toContain('value="jana@example.com"');
  });
});

describe('where a form comes from', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    [{ origin: 'https://rysi.example', host: 'inside:3000' }, true],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, true],
    [{ host: 'rysi.example' }, true],
    [{ origin: 'https://rysi.example.evil', host: 'rysi.example' }, false],
  ])('%j', (headers, expected) => {
    expect(isFromHere(headers, 'https://rysi.example')).toBe(expected);
  });
});
