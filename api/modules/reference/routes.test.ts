import Router from '@koa/router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { has, ROLES } from '../../contract/access.ts';
import { SCREENS, type Screen } from '../../contract/screens.ts';
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

  /** Screens that are there for changes alone. */
  const FOR_CHANGES = ['website', 'redemptions', 'first-steps'];
  const REDEEMING = [
    'GET /api/vouchers/offline',
    'POST /api/voucher-redemptions',
    'POST /api/voucher-redemptions/batch',
    'POST /api/vouchers/lookup',
  ];

  /** The routes that a screen calls: those at its path and below, unless they are another's. */
  const calledBy = ({ screen, path }: Screen): string[] => {
    if (screen === 'redemptions') return REDEEMING;
    const at = ` /api/${screen === 'website' ? 'settings' : path}`;
    const own = mounted.filter((route) => route.endsWith(at) || route.includes(`${at}/`));
    return own.filter((route) => !REDEEMING.includes(route));
  };

  it.each(SCREENS)('need what the screen $screen takes for granted', (screen) => {
    const called = calledBy(screen);
    const needs = called.map((route) => ({ route, needs: ruleFor(route)?.needs ?? [] }));
    const isRead = ({ route }: { route: string }) => route.startsWith('GET ');
    // Writes that are public are visitors'.
    const writing = needs.filter((each) => !isRead(each) && each.needs.length > 0);
    expect(writing).toEqual(writing.map(({ route }) => ({ route, needs: screen.write })));
    expect(writing.length > 0).toBe(screen.write !== null);

    // What is public opens a screen to those who read its area.
    const [list] = needs.filter(isRead);
    const reading = list?.needs.length === 0 ? ['read content'] : list?.needs;
    expect(screen.read).toEqual(FOR_CHANGES.includes(screen.screen) ? screen.write : reading);
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
