import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LegalText } from '../../db/models/content.ts';
import { saveTranslations } from '../../db/models/translations.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { render } from '../../storefront/entry-server.tsx';
import type { LegalKind } from '../contract/constants.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/style.css'] } },
  styles: '',
}));

describeEachDatabase('the pages of legal documents', (open) => {
  let api: Harness;
  beforeAll(async () => {
    const own = { publicUrl: 'https://team.example', czechHosts: [] };
    api = await createHarness(open, {}, undefined, (parts) => [
      storefront({ ...own, load: async () => ({ render }), ...parts }),
    ]);
  });
  beforeEach(async () => {
    await api.knex('legal_texts').delete();
  });
  afterAll(() => api.close());

  /** The words of a page, as they are read. */
  const words = async (path: string) => {
    const html = await (await fetch(`${api.url}${path}`)).text();
    return html
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/[\s\u00a0]+/g, ' ');
  };
  const insert = async (kind: LegalKind, valid_from: string, text: string) => {
    const row = { kind, valid_from, is_active: true, search: '' };
    const { id } = await LegalText.query(api.knex).insert(row);
    const content = (language: string) => ({ content: `<p>${text} ${language}</p>` });
    await saveTranslations(api.knex, LegalText, id, { en: content('en'), cs: content('cs') });
  };

  it.each([
    ['/terms', 'cs', ['3 až 7 pracovních dnů', 'do 14 dnů od převzetí', 'do 7 dnů od objednávky']],
    ['/terms', 'en', ['3 to 7 working days', 'within 14 days of receiving', 'within 7 days']],
    ['/terms', 'cs', ['objednávek uchováváme 5 let', 'technické údaje nejdéle 1 rok']],
    ['/terms', 'en', ['orders are kept for 5 years', 'technical data for up to 1 year']],
    ['/privacy', 'cs', ['objednávek uchováváme 5 let', 'nejdéle 1 rok', 'nařízení (EU) 2016/679']],
    ['/privacy', 'en', ['kept for 5 years', 'up to 1 year', 'Regulation (EU) 2016/679']],
    ['/cookies', 'cs', ['cookie-consent', 'Přijmout', 'Žádné nemáme']],
    ['/cookies', 'en', ['cookie-consent', 'Accept', 'There are none']],
  ] as const)('%s in %s says what it has to', async (path, locale, facts) => {
    const text = await words(`${path}?lang=${locale}`);
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).not.toContain('%{');
  });

  it('speak of VAT, the seller and periods as the settings have them, at once', async () => {
    expect(await words('/terms?lang=en')).not.toContain('VAT included');
    for (const [setting_key, value] of [
      ['seller_dic', 'CZ99027178'],
      ['seller_name', 'Kart & Co.'],
      ['withdrawal_days', '30'],
      ['delivery_days_to', '2'],
    ]) {
      await api.admin('/settings', { body: { setting_key, value } });
    }
    const text = await words('/terms?lang=en');
    expect(text).toContain('VAT included');
    expect(text).toContain('Kart &amp; Co.');
    expect(text).toContain('Returns within 30 days');
    expect(await words('/terms?lang=cs')).toContain('3 až 3 pracovní dny');
  });

  it('change at midnight in Prague, to the millisecond', async () => {
    const midnight = Date.parse('2027-03-27T23:00:00.000Z');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: midnight - 1 });
    try {
      await insert('terms', '2027-01-01', 'Old');
      await insert('terms', '2027-03-28', 'New');
      await api.schedule.start();
      expect(await words('/terms?lang=en')).toContain('Old en');
      expect(await words('/terms?version=2027-03-28&lang=en')).not.toContain('New en');
      await vi.advanceTimersByTimeAsync(1);
      const text = await words('/terms?lang=en');
      expect(text).toContain('New en');
      expect(text).toContain('Earlier versions');
      expect(await words('/terms?version=2027-01-01&lang=en')).toContain('Old en');
    } finally {
      vi.useRealTimers();
      await api.schedule.stop();
    }
  });
});
