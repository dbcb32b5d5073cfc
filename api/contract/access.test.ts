import { describe, expect, it } from 'vitest';
import { has, isRole, may, needOfSetting, needToPreview, ROLES, SCOPES } from './access.ts';
import { KNOWN_SETTINGS } from './knownSettings.ts';
import { needToWrite } from './resources.ts';

const BUSINESS =
  /^(seller|bank|invoice|credit_note)_|^(vat_payer|team_email|team_language|contact_email)$|_(days|years|months)(_from|_to)?$/;

describe('who may do what', () => {
  it.each([
    [needToWrite('cars'), 'owner editor', 'content'],
    [needToWrite('settings'), 'owner editor', 'content business'],
    [needToWrite('orders/shipping-methods'), 'owner', 'business'],
    [needToWrite('orders/payment-methods'), 'owner', 'business'],
    [needToWrite('legal-texts'), 'owner', 'business'],
    [needToPreview('record'), 'owner manager editor reader', 'read content'],
    [needToPreview('settings'), 'owner editor', 'content business'],
  ] as const)('%s: %s; tokens: %s', (need, roles, scopes) => {
    expect(ROLES.filter((role) => has({ role }, need)).join(' ')).toBe(roles);
    expect(SCOPES.filter((scope) => has({ scopes: [scope] }, need)).join(' ')).toBe(scopes);
  });

  it('leaves the look, names, texts and links to who writes content, and nothing of the business', () => {
    const keys = KNOWN_SETTINGS.map(({ key }) => key);
    const business = keys.filter((key) => needOfSetting(key) === 'write business');
    expect(keys.filter((key) => BUSINESS.test(key))).toEqual(business);
    expect(business).toHaveLength(25);
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
