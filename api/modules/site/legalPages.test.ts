import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LegalText } from '../../../db/models/content.ts';
import { saveTranslations } from '../../../db/models/translations.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { render } from '../../../storefront/entry-server.tsx';
import { KEPT_ORDER_LINK_DAYS, type LegalKind } from '../../contract/constants.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/style.css'] } },
  sheet: [],
}));

describeOnSqlite('the pages of legal documents', (open) => {
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

  it.each([
    ['/terms', 'en', 'within 14 days of receiving the goods, for vouchers, experiences, courses'],
    ['/terms', 'en', 'where you may choose single items and pieces'],
    ['/terms', 'en', 'a receipt with its time and content goes to the e-mail of the order'],
    ['/terms', 'en', 'you can still send the withdrawal'],
    ['/terms', 'en', 'a set date (Section 1837 j)'],
    ['/terms', 'en', 'a fee for cash on delivery if there is one'],
    ['/terms', 'en', 'we may remind you by e-mail, once'],
    ['/terms', 'en', 'Card, where it is offered'],
    ['/terms', 'en', 'you find it on the order’s page'],
    ['/terms', 'cs', 'od převzetí zboží, u voucherů, zážitků, kurzů a jiných služeb od objednání'],
    ['/terms', 'cs', 'kde si můžete vybrat jednotlivé položky i kusy'],
    ['/terms', 'cs', 'potvrzení o přijetí s jeho časem a obsahem'],
    ['/terms', 'cs', 'můžete odstoupení přesto poslat'],
    ['/terms', 'cs', 'v určeném termínu (§ 1837 písm. j)'],
    ['/terms', 'cs', 'případný příplatek za dobírku'],
    ['/terms', 'cs', 'vám můžeme jednou připomenout e-mailem'],
    ['/terms', 'cs', 'Kartou, pokud je v nabídce'],
    ['/terms', 'cs', 'najdete ji na stránce objednávky'],
    ['/privacy', 'en', 'is hidden: its page no longer opens, but its record'],
    ['/privacy', 'en', 'deleted automatically after 90 days'],
    ['/privacy', 'en', 'kept for 5 years after the year of the order'],
    ['/privacy', 'en', 'deleted automatically 24 months after the message'],
    ['/privacy', 'cs', 'smažou samy 24 měsíců po zprávě'],
    ['/privacy', 'cs', 'smaže sama 365 dní po poslední změně'],
    ['/privacy', 'cs', 'se skryje: její stránka se už neotevře, záznam'],
    ['/privacy', 'cs', 'se po 90 dnech mažou samy'],
  ] as const)('%s in %s tells of the life of an order: %s', async (path, locale, fact) => {
    expect(await words(`${path}?lang=${locale}`)).toContain(fact);
  });

  it.each([
    ['en', 'Withdraw from the contract here', 'valid for two years'],
    ['cs', 'Odstoupit od smlouvy zde', 'latí dva roky'],
  ] as const)(
    'name buttons and periods as the product has them, in %s',
    async (locale, button, period) => {
      const terms = await words(`/terms?lang=${locale}`);
      // In the text as it is in the footer.
      expect(terms.split(button)).toHaveLength(3);
      expect(Math.floor(KEPT_ORDER_LINK_DAYS / 365)).toBe(2);
      expect(terms).toContain(period);
      expect(await words(`/privacy?lang=${locale}`)).toContain(period.replace(/two|dva/, '2'));
    },
  );

  it('speak of VAT, the seller and periods as the settings have them, at once', async () => {
    expect(await words('/terms?lang=en')).not.toContain('VAT included');
    for (const [setting_key, value] of [
      ['seller_dic', 'CZ99027178'],
      ['vat_payer', 'on'],
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
    // These the law sets, however long customers may take to decide.
    expect(text).toContain('Send the goods back within 14 days of withdrawing');
    expect(text).toContain('cheapest shipping we offer within 14 days');
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
