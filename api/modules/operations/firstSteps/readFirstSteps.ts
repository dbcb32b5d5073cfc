import type { Knex } from 'knex';
import { Setting, ShippingMethod } from '../../../../db/models/content.ts';
import { readMeta, SHIPPING_CONFIRMED, TEST_MAIL } from '../../../../db/models/meta.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { Product } from '../../../../db/models/product.ts';
import { FIRST_STEPS, testMailMark } from '../../../contract/entities/firstSteps.ts';
import { toIban } from '../../../contract/iban.ts';
import type { SettingKey } from '../../../contract/knownSettings.ts';
import { mailState } from '../../../contract/mailState.ts';
import type { FirstStep, FirstSteps } from '../../../contract/types.ts';
import type { Config } from '../../../platform/config.ts';
import { isNeutralMethod } from '../../../start/defaults.ts';
import { readBackupState } from '../backup/state.ts';
import { type DemoItem, demoItems } from '../demoSeason/demoItems.ts';

type State = FirstStep['state'];

/** Of each group one setting has to have a value. */
const IDENTITY: Groups = [['site.name'], ['logo_path', 'logo_light_path', 'mark_path']];
const BANK: Groups = [['bank_iban']];
const SELLER: Groups = [['seller_name'], ['seller_address'], ['seller_ico']];

type Groups = readonly (readonly SettingKey[])[];

/** What is done and what is open before the site can be shown, derived from the data. */
export async function readFirstSteps(
  knex: Knex,
  config: Pick<Config, 'smtpUrl' | 'backups'>,
  now: Date,
): Promise<FirstSteps> {
  const hasMailServer = config.smtpUrl !== undefined;
  const untouched = (await demoItems(knex)).filter(({ isEdited }) => !isEdited);
  const [bySettings, shipping, product, mail, backup] = await Promise.all([
    settingsJudge(knex, untouched),
    shippingState(knex, untouched),
    stateOf(
      await Product.query(knex).modify('active').select('products.id'),
      'products',
      untouched,
    ),
    readTestMail(knex, hasMailServer),
    readBackupState(knex, now),
  ]);
  const state = {
    identity: bySettings(IDENTITY),
    bank: bySettings(BANK),
    shipping,
    product,
    legal: bySettings(SELLER),
    mail: mail.isSent ? 'done' : 'open',
    backup: backup.last ? 'done' : 'open',
  } as const satisfies Record<FirstStep['name'], State>;
  return {
    steps: FIRST_STEPS.map((name) => ({ name, state: state[name] })),
    has_demo: untouched.some(({ neutral, isNeutral }) => !neutral || !isNeutral),
    mail: { is_configured: hasMailServer, to: mail.to, test: mail.test },
    backup: { ...backup, is_nightly: config.backups !== undefined },
  };
}

const idsOf = (items: readonly DemoItem[], path: string) =>
  new Set(items.filter(({ resource }) => resource.path === path).map(({ record }) => record.id));

/** Done by one record that is not from the demo season. */
function stateOf(
  records: readonly { id: number }[],
  path: string,
  untouched: readonly DemoItem[],
): State {
  const demo = idsOf(untouched, path);
  if (records.some(({ id }) => !demo.has(id))) return 'done';
  return records.length > 0 ? 'demo' : 'open';
}

async function settingsJudge(knex: Knex, untouched: readonly DemoItem[]) {
  const keys = [IDENTITY, BANK, SELLER].flat(2);
  const settings = await Setting.query(knex)
    .modify('active')
    .whereIn('setting_key', keys)
    .withGraphFetched('translations');
  const demo = idsOf(untouched, 'settings');
  const filled = settings.filter(({ setting_key, value, translations = [] }) => {
    const texts = [value, ...translations.map(({ setting_value }) => setting_value)];
    return texts.some((text) =>
      setting_key === 'bank_iban' ? toIban(text) !== null : text.trim() !== '',
    );
  });
  const hasOne = (isDemo: boolean) => (group: readonly SettingKey[]) =>
    filled.some(
      ({ id, setting_key }) => group.some((key) => key === setting_key) && demo.has(id) === isDemo,
    );
  return (groups: Groups): State => {
    if (groups.every(hasOne(false))) return 'done';
    return groups.some(hasOne(true)) ? 'demo' : 'open';
  };
}

/** Done by a method that is neither the demo's nor a default, or by an administrator's confirmation. */
async function shippingState(knex: Knex, untouched: readonly DemoItem[]): Promise<State> {
  const methods = await ShippingMethod.query(knex)
    .modify('active')
    .withGraphFetched('translations');
  const isConfirmed = (await readMeta(knex, SHIPPING_CONFIRMED)) !== undefined;
  if (methods.length > 0 && isConfirmed) return 'done';
  const demo = idsOf(untouched, 'orders/shipping-methods');
  const own = methods.filter((method) => demo.has(method.id) || !isNeutralMethod(method));
  return stateOf(own, 'orders/shipping-methods', untouched);
}

async function readTestMail(knex: Knex, hasMailServer: boolean) {
  const text = await readMeta(knex, TEST_MAIL);
  const mark = text === undefined ? null : testMailMark.parse(JSON.parse(text));
  const row = mark && (await OutboxMail.query(knex).findById(mark.id));
  // Sent mails are deleted after a while, others never.
  const isGone = mark !== null && !row;
  return {
    to: mark?.to ?? '',
    test: mailState(row),
    isSent: hasMailServer && mark?.bySmtp === true && (isGone || Boolean(row?.sent_at)),
  };
}
