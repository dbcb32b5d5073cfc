import Router from '@koa/router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { has, ROLES } from '../../contract/access.ts';
import { CONTENT } from '../../contract/resources.ts';
import { needsOfScreen } from '../../contract/screenRights.ts';
import { INVOICES } from '../../platform/http/cookies.ts';
import { chapterOf } from '../../platform/http/route.ts';
import { METHODS } from '../../platform/openapi/model.ts';
import { rightsTable } from '../../platform/openapi/rightsTable.ts';
import { readApiDocument } from '../../testing/apiDocument.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';

/** A route without the names of its parameters, which are nobody's business but the router's. */
const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}').replace(/(?<=.)\/$/, '');

const document = await readApiDocument();

describe('the mounted routes', () => {
  let api: Harness;
  let mounted: string[];
  const routes = vi.spyOn(Router.prototype, 'routes');

  beforeAll(async () => {
    api = await createHarness(() => openTestDatabase('sqlite'));
    const layers = routes.mock.contexts.flatMap((router) =>
      router instanceof Router ? router.stack : [],
    );
    const all = layers.flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${shape(String(path))}`),
    );
    mounted = [...new Set(all)].filter((route) => route.includes(' /api/')).sort();
  });
  afterAll(() => api.close());

  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      item[method] ? [`${method.toUpperCase()} ${shape(`/api${path}`)}`] : [],
    ),
  );

  it('are found', () => {
    expect(mounted.length).toBeGreaterThan(60);
    expect(mounted).toContain('PATCH /api/cars/{}');
  });

  it('are all described', () => {
    expect(mounted.filter((route) => !described.includes(route))).toEqual([]);
  });

  it('are all that is described', () => {
    expect(described.filter((route) => !mounted.includes(route))).toEqual([]);
  });

  /** A route's method and an address that fits it, of a record that isn't there. */
  const asked = (route: string) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path: path.replace('/api', '').replaceAll('{}', '999999') };
  };
  const ruleFor = (route: string) => {
    const own = api.groups
      .flatMap(({ routes }) => routes)
      .find(({ method, path }) => `${method.toUpperCase()} ${shape(`/api${path}`)}` === route);
    return own?.described.rule ?? null;
  };
  const statusOf = async (route: string, token: string | null) => {
    const { method, path } = asked(route);
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    return (await api.send(path, { method, body, token })).status;
  };

  it('all say what they need', () => {
    expect(mounted.filter((route) => ruleFor(route) === null)).toEqual([]);
  });

  it('are listed with their needs in a committed file', async () => {
    const parts = api.groups.map(chapterOf);
    // After a change: npx vitest run -u on this file.
    await expect(rightsTable(parts)).toMatchFileSnapshot('../../ROUTES.md');
  });

  it('take the cookie only below the path that browsers send it to', () => {
    const taking = mounted.filter((route) => ruleFor(route)?.for === 'cookie');
    expect(taking.length).toBeGreaterThan(3);
    const isSent = (route: string) => route.includes(` ${INVOICES.path}/`);
    expect(taking.filter((route) => !isSent(route))).toEqual([]);
  });

  it('refuse visitors what is not public, with a 401', async () => {
    const wrong: string[] = [];
    for (const route of mounted) {
      const rule = ruleFor(route);
      // These refuse for reasons of their own.
      if (!rule || rule.for === 'open') continue;
      const status = await statusOf(route, null);
      if ((status === 401) === (rule.needs.length === 0)) wrong.push(`${route} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(ROLES)('let the role %s do what the table says, and answer 403 else', async (role) => {
    const token = await api.tokenOf(role);
    const wrong: string[] = [];
    for (const route of mounted) {
      const rule = ruleFor(route);
      // One of these ends the session.
      if (!rule || rule.for === 'open') continue;
      const isAllowed = rule.needs.every((need) => has({ role }, need));
      const status = await statusOf(route, token);
      if (status === 401 || (status !== 403) !== isAllowed) wrong.push(`${route} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each<[screen: string, read: string, write: string | null]>([
    ...CONTENT.map(({ screen, path }): [string, string, string] => [
      screen,
      `/${path}`,
      `PUT /${path}/1`,
    ]),
    // Screens that are there for changes alone.
    ['website', 'PUT /settings/1', 'PUT /settings/1'],
    ['first-steps', 'POST /first-steps/test-mail', 'POST /first-steps/test-mail'],
    ['overview', '/overview', null],
    ['media', '/media', 'PUT /media/1'],
    ['history', '/revisions', 'POST /revisions/1/restore'],
    ['orders', '/orders/admin/orders', 'PUT /orders/admin/orders/1'],
    ['payments', '/payments', 'PATCH /payments/1'],
    ['messages', '/contact-messages', 'PUT /contact-messages/1'],
    ['mails', '/mails', 'DELETE /mails/1'],
    ['profile', '/profile', 'PATCH /profile'],
    ['users', '/users', 'PUT /users/1'],
    ['api-tokens', '/api-tokens', 'DELETE /api-tokens/1'],
    ['security-log', '/security-events', null],
    ['personal-data', '/personal-data', 'POST /personal-data/erase'],
    ['restored-copy', '/restored-copy', 'POST /restored-copy/take-over'],
  ])('need what the screen %s of the back-office takes for granted', (screen, read, write) => {
    const needsOf = (route: string) =>
      ruleFor(route.replace(' ', ' /api').replace(/\/1(?=\/|$)/, '/{}'))?.needs;
    // What is public opens a screen to those who read its area.
    const needed = needsOf(read.startsWith('/') ? `GET ${read}` : read);
    const reading = needed?.length === 0 ? ['read content'] : needed;
    expect(needsOfScreen(screen, 'read')).toEqual(reading);
    expect(needsOfScreen(screen, 'write')).toEqual(write ? needsOf(write) : null);
  });

  it('answer 403 to who has yet to set up a demanded second factor, but for setting it up', async () => {
    const token = await api.tokenOf('owner');
    await api.knex('sessions').update({ must_enrol: true });
    const wrong: string[] = [];
    for (const route of mounted) {
      const rule = ruleFor(route);
      if (!rule || rule.for === 'open') continue;
      const mayPass = rule.needs.length === 0 || route.includes('/api/auth/');
      const status = await statusOf(route, token);
      if ((status === 403) === mayPass) wrong.push(`${route} ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
