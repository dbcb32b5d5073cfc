import type { Knex } from 'knex';
import { Setting, ShippingMethod } from '../../../../db/models/content.ts';
import {
  NO_HOURS_CONFIRMED,
  readMeta,
  SHIPPING_CONFIRMED,
  TEST_MAIL,
} from '../../../../db/models/meta.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { Product } from '../../../../db/models/product.ts';
import { settingProblem } from '../../../contract/checkedSettings.ts';
import { FIRST_STEPS, testMailMark } from '../../../contract/entities/firstSteps.ts';
import { mailState } from '../../../contract/mailState.ts';
import type { SettingKey } from '../../../contract/settings.ts';
import type { FirstStep, FirstSteps } from '../../../contract/types.ts';
import type { Config } from '../../../platform/config.ts';
import { isNeutralMethod } from '../../../start/defaults.ts';
import { readBackupState } from '../backup/state.ts';
import { type DemoItem, demoItems } from '../demoSeason/demoItems.ts';

type State = FirstStep['state'];
type Why = NonNullable<FirstStep['why']>;
type Lack = Why[number];
type Judged = Pick<FirstStep, 'state' | 'why'>;

/** One of the settings has to have a value, and a right one. */
interface Requirement {
  keys: readonly SettingKey[];
  lack: Lack;
  /** If its value can be wrong. */
  wrong?: Lack;
}

const REQUIRED = {
  identity: [
    { keys: ['site.name'], lack: 'no_name' },
    { keys: ['logo_path', 'logo_light_path', 'mark_path'], lack: 'no_logo' },
  ],
  welcome: [{ keys: ['hero_title', 'hero_description'], lack: 'no_welcome' }],
  hours: [
    {
      keys: ['footer.weekdays', 'footer.weekdaysHours', 'footer.weekend', 'footer.byAppointment'],
      lack: 'no_hours',
    },
  ],
  bank: [{ keys: ['bank_iban'], lack: 'no_account', wrong: 'wrong_account' }],
  legal: [
    { keys: ['seller_name'], lack: 'no_seller_name' },
    { keys: ['seller_address'], lack: 'no_seller_address' },
    { keys: ['seller_ico'], lack: 'no_ico', wrong: 'wrong_ico' },
  ],
} as const satisfies Partial<Record<FirstStep['name'], readonly Requirement[]>>;

/** Which steps are done, still the demo season’s or open, and why: derived from the data. */
export async function readFirstSteps(
  knex: Knex,
  config: Pick<Config, 'smtpUrl' | 'backups'>,
  now: Date,
): Promise<FirstSteps> {
  const hasMailServer = config.smtpUrl !== undefined;
  const untouched = (await demoItems(knex, now)).filter(({ isEdited }) => !isEdited);
  const [bySettings, hasNoHours, shipping, product, mail, backup] = await Promise.all([
    settingsJudge(knex, untouched),
    readMeta(knex, NO_HOURS_CONFIRMED),
    shippingState(knex, untouched),
    productState(knex, untouched),
    readTestMail(knex, hasMailServer),
    readBackupState(knex, now),
  ]);
  const judged: Record<FirstStep['name'], Judged> = {
    identity: bySettings(REQUIRED.identity),
    welcome: bySettings(REQUIRED.welcome),
    hours: hasNoHours === undefined ? bySettings(REQUIRED.hours) : DONE,
    bank: bySettings(REQUIRED.bank),
    shipping,
    product,
    legal: bySettings(REQUIRED.legal),
    mail: mail.isSent ? DONE : open(mailLack(hasMailServer, mail.test)),
    backup: backup.last ? DONE : open('no_backup'),
  };
  return {
    steps: FIRST_STEPS.map((name) => ({ name, ...judged[name] })),
    has_demo: untouched.some(({ neutral, isNeutral }) => !neutral || !isNeutral),
    mail: { is_configured: hasMailServer, to: mail.to, test: mail.test },
    backup: { ...backup, is_nightly: config.backups !== undefined },
  };
}

const DONE: Judged = { state: 'done' };

const open = (...why: Lack[]): Judged => ({ state: 'open', why });

function mailLack(hasMailServer: boolean, test: FirstSteps['mail']['test']): Lack {
  if (!hasMailServer) return 'no_mail_server';
  if (!test || test.state === 'sent') return 'no_test_mail';
  return test.state === 'waiting' ? 'waiting_mail' : 'failed_mail';
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
  const required: readonly Requirement[] = Object.values(REQUIRED).flat();
  const settings = await Setting.query(knex)
    .modify('active')
    .whereIn(
      'setting_key',
      required.flatMap(({ keys }) => keys),
    )
    .withGraphFetched('translations');
  const demo = idsOf(untouched, 'settings');
  const entered = settings.flatMap(({ id, setting_key: key, value, translations = [] }) => {
    const texts = [value, ...translations.map(({ setting_value }) => setting_value)].filter(
      (text) => text.trim() !== '',
    );
    if (texts.length === 0) return [];
    const isRight = texts.some((text) => settingProblem(key, text) === null);
    return [{ key, isRight, isDemo: demo.has(id) }];
  });
  const of = ({ keys }: Requirement) =>
    entered.filter(({ key }) => keys.some((known) => known === key));
  const hasRight = (isDemo: boolean) => (requirement: Requirement) =>
    of(requirement).some((setting) => setting.isRight && setting.isDemo === isDemo);
  return (requirements: readonly Requirement[]): Judged => {
    if (requirements.every(hasRight(false))) return DONE;
    if (requirements.some(hasRight(true))) return { state: 'demo' };
    const lacking = requirements.filter((requirement) => !hasRight(false)(requirement));
    return open(
      ...lacking.map((requirement) =>
        requirement.wrong && of(requirement).length > 0 ? requirement.wrong : requirement.lack,
      ),
    );
  };
}

async function productState(knex: Knex, untouched: readonly DemoItem[]): Promise<Judged> {
  const shown = await Product.query(knex).modify('active').select('products.id');
  const state = stateOf(shown, 'products', untouched);
  if (state !== 'open') return { state };
  return open((await Product.query(knex).first()) ? 'hidden_product' : 'no_product');
}

/** Done by a method that is neither the demo's nor a default, or by an administrator's confirmation. */
async function shippingState(knex: Knex, untouched: readonly DemoItem[]): Promise<Judged> {
  const methods = await ShippingMethod.query(knex)
    .modify('active')
    .withGraphFetched('translations');
  const isConfirmed = (await readMeta(knex, SHIPPING_CONFIRMED)) !== undefined;
  if (methods.length === 0) return open('no_method');
  if (isConfirmed) return DONE;
  const demo = idsOf(untouched, 'orders/shipping-methods');
  const own = methods.filter((method) => demo.has(method.id) || !isNeutralMethod(method));
  const state = stateOf(own, 'orders/shipping-methods', untouched);
  return state === 'open' ? open('unconfirmed_methods') : { state };
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
