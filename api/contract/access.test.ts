import { describe, expect, it } from 'vitest';
import { type Holder, has, isRole, may, needOfSetting, ROLES, ruleOf, SCOPES } from './access.ts';
import { KNOWN_SETTINGS } from './knownSettings.ts';

const isAllowed = (holder: Holder, route: string) => {
  const [method = '', path = ''] = route.split(' ');
  return ruleOf(method, path)?.needs.every((need) => has(holder, need)) ?? false;
};

const BUSINESS =
  /^(seller|bank|invoice|credit_note)_|^(vat_payer|team_email|team_language|contact_email)$|_(days|years|months)(_from|_to)?$/;

describe('who may do what', () => {
  it.each([
    ['GET /cars', 'owner manager editor reader', 'read content business orders'],
    ['POST /cars', 'owner editor', 'content'],
    ['DELETE /blog/1', 'owner editor', 'content'],
    ['PATCH /settings/1', 'owner editor', 'content business'],
    ['POST /orders/shipping-methods', 'owner', 'business'],
    ['PATCH /orders/payment-methods/1', 'owner', 'business'],
    ['PUT /legal-texts/1', 'owner', 'business'],
    ['POST /previews', 'owner manager editor reader', 'read content'],
    ['POST /previews/settings', 'owner editor', 'content business'],
    ['GET /media', 'owner manager editor reader', 'read content'],
    ['POST /media', 'owner editor', 'content'],
    ['GET /db', 'owner manager editor reader', 'read content'],
    ['POST /revisions/1/restore', 'owner editor', 'content'],
    ['GET /nowhere', '', ''],
  ])('%s: %s; tokens: %s', (route, roles, scopes) => {
    expect(ROLES.filter((role) => isAllowed({ role }, route)).join(' ')).toBe(roles);
    const allowed = SCOPES.filter((scope) => isAllowed({ scopes: [scope] }, route));
    expect(allowed.join(' ')).toBe(scopes);
  });

  it('leaves the look, names, texts and links to who writes content, and nothing of the business', () => {
    const keys = KNOWN_SETTINGS.map(({ key }) => key);
    const business = keys.filter((key) => needOfSetting(key) === 'write business');
    expect(keys.filter((key) => BUSINESS.test(key))).toEqual(business);
    expect(business).toHaveLength(24);
    for (const key of ['my_own_key', 'toString', 'site.name', 'theme_accent', 'instagram_url']) {
      expect(needOfSetting(key)).toBe('write settings');
    }
  });

  it('keeps the business, accounts, security and operations to owners', () => {
    for (const area of ['business', 'accounts', 'security', 'operations'] as const) {
      expect(ROLES.filter((role) => may({ role }, 'read', area))).toEqual(['owner']);
      const scopes = SCOPES.filter((scope) => may({ scopes: [scope] }, 'read', area));
      expect(scopes).toEqual(area === 'business' ? ['business'] : []);
    }
  });

  it('gives a token without scopes nothing', () => {
    expect(may({ scopes: [] }, 'read', 'content')).toBe(false);
  });

  it.each(['admin', '', undefined, 'constructor'])('knows no role %s', (role) => {
    expect(isRole(role)).toBe(false);
  });
});

describe('the rule of a route', () => {
  const needsOf = (method: string, path: string) => ruleOf(method, path)?.needs;

  it.each([
    ['HEAD', '/media'],
    ['GET', '/media/'],
    ['GET', '/MEDIA'],
    ['get', '/media/7'],
  ])('is found as routers find it: %s %s', (method, path) => {
    expect(needsOf(method, path)).toEqual(['read content']);
  });

  it.each([
    ['GET', '/media//'],
    ['GET', '/'],
    ['GET', ''],
    ['GET', '/media/1/2'],
    ['TRACE', '/media'],
    ['POST', '/media/1'],
  ])('is none for %s %s', (method, path) => {
    expect(ruleOf(method, path)).toBeNull();
  });

  it('asks for everything where two fit', () => {
    expect(needsOf('GET', '/blog/check-slug')).toEqual(['read content']);
    expect(needsOf('GET', '/blog/id/images')).toEqual(['read content']);
    expect(needsOf('GET', '/blog/some-post')).toEqual([]);
  });
});
