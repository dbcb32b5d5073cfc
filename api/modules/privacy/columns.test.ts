import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { columnsOf, tablesOf } from '../../../db/testing/schema.ts';
import { tableOf, textsTableOf } from '../../contract/descriptor.ts';
import { CONTENT } from '../../contract/resources.ts';

/** What can hold something about a customer, so that finding, erasing and forgetting deal with it. */
const PERSONAL: Record<string, string> = {
  orders:
    'search customer_name customer_email customer_phone customer_address customer_note internal_note tracking_number tracking_url company_name company_ico company_dic pickup_point_code pickup_point_name pickup_point_address',
  order_documents: 'facts pdf isdoc',
  order_links: 'digest',
  idempotency_keys: 'key body_digest',
  contact_messages: 'search name email subject message',
  message_replies: 'html',
  stock_alerts: 'email',
  order_items: 'dedication',
  vouchers: 'dedication',
  voucher_redemptions: 'note resolution',
  voucher_extensions: 'reason',
  slot_alerts: 'email',
  outbox: 'to subject error facts',
  payments: 'external_id variable_symbol counter_account payer message note',
  card_payments: 'trans_id redirect',
  card_refunds: 'trans_id note',
  payment_moves: 'reason',
  withdrawals: 'name note reason refund_account',
  // Of orders alone, from before and after a correction; else the trail is about content.
  revisions: 'record',
  security_events: 'username email address agent search facts bucket',
};

/** What can't: content, choices, numbers, times, secrets; what is of the team's own accounts goes with them. */
const OTHERS: Record<string, string> = {
  orders:
    'id version created_at updated_at status shipping_method_id shipping_name_en shipping_name_cs shipping_price_halere payment_method_id payment_name_en payment_name_cs payment_kind total_halere locale shipping_vat_rate symbol_year paid_halere refunded_halere refunded_earlier_halere credited_halere owed_halere payment_state payment_due reminded_at payment_fee_halere terms_digest discount_code_id discount_code hidden_at erased_at',
  order_items:
    'id order_id product_id variant_id slug sku quantity price_halere name_en name_cs description_en description_cs vat_rate is_withdrawable category voucher_kind voucher_months voucher_until slot_id slot_en slot_cs discount_halere',
  order_status_changes: 'id order_id status user_id at',
  pickup_points:
    'id shipping_method_id code name street city zip country opening_hours search town_key zip_key is_active updated_at',
  // Who holds a code isn't known.
  vouchers:
    'id order_id order_item_id piece product_id code kind value_halere remaining_halere issued_at valid_until redeemed_at cancelled_at cancel_reason',
  voucher_redemptions:
    'id voucher_id key outcome halere redeemed_at joined_at user_id username resolved_at resolved_by',
  voucher_extensions: 'id voucher_id from to user_id username at',
  // Who used a code is known by the orders. Notes are about the code, by the team.
  discount_codes:
    'id version search created_at updated_at code percent amount_halere min_halere product_categories valid_from valid_until max_uses max_uses_per_email is_active note',
  stock_levels: 'id product_id variant_id quantity updated_at',
  // Notes are about pieces, by the team.
  stock_movements: 'id level_id kind change order_id user_id username note at',
  stock_alerts: 'id level_id locale created_at',
  slot_alerts: 'id slot_id locale created_at',
  // Notes are about dates, by the team.
  slots:
    'id version product_id place_en place_cs starts_at ends_at capacity taken price_difference_halere state note created_at updated_at',
  bookings:
    'id slot_id order_id order_item_id piece state price_difference_halere sequence created_at updated_at',
  order_documents:
    'id order_id kind series year number number_text original_id issued_at accounted_on total_halere digest user_id',
  order_links: 'order_id created_at',
  idempotency_keys: 'order_id created_at',
  document_counters: 'series year last',
  agreed_texts: 'digest kind locale valid_from content withdrawal pdf created_at',
  contact_messages: 'id version created_at updated_at is_read has_reply locale',
  message_replies: 'id message_id user_id created_at',
  outbox:
    'id attempts next_attempt_at sent_at created_at order_id reply_id kind locale message_id queued_at contact_message_id queue',
  payments: 'id order_id source halere received_on state user_id created_at decided_at',
  card_payments: 'id order_id state halere created_at checked_at next_check_at',
  card_refunds: 'key order_id halere received_on state user_id created_at',
  payment_moves: 'id payment_id from_order_id to_order_id user_id at',
  withdrawals: 'id order_id key state is_restocked taken_off_halere user_id created_at decided_at',
  withdrawal_items: 'id withdrawal_id order_item_id quantity vouchers',
  security_events: 'id kind at last_at times user_id request_id',
  // The address of a request as a hash.
  limits: 'key points expire',
  meta: 'key value',
  migrations: 'name at',
  demo_records: 'resource record_id version texts',
  users: 'id version email username password_hash role created_at updated_at disabled_at locale',
  sessions: 'id user_id created_at ended_at must_enrol user_agent address last_used_at',
  refresh_tokens: 'digest session_id created_at expires_at used_at',
  account_links: 'digest user_id kind expires_at',
  authenticators: 'user_id secret pending last_step',
  recovery_codes: 'digest user_id salt',
  passkeys: 'id user_id credential_id name public_key counter transports created_at last_used_at',
  spent_challenges: 'digest expires_at',
  api_tokens:
    'id name scopes digest shown user_id created_by created_at expires_at last_used_at revoked_at',
  revisions:
    'id resource record_id version action user_id at username name_en name_cs search changed restored_from',
};

/** Tables of published content: those of each resource, and what else belongs to one. */
const PUBLISHED = new Set([
  'uploads',
  'product_features',
  'product_options',
  'product_prices',
  'product_variants',
  'blog_post_tags',
  'former_slugs',
  ...CONTENT.flatMap((resource) => [
    tableOf(resource),
    textsTableOf(resource).table,
    ...(resource.pictureTables ?? []).map(({ table }) => table),
  ]),
]);
/** Such columns are what forms of content have; others have to be decided upon. */
const OF_PEOPLE = /customer|e_?mail(?!_)|phone|address|birth|person/;

it('every column of the database is known to hold data of customers, or not to', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  for (const table of await tablesOf(knex)) {
    const columns = (await columnsOf(knex, table)).map(({ name }) => name);
    if (PUBLISHED.has(table)) {
      expect(
        columns.filter((name) => OF_PEOPLE.test(name)),
        table,
      ).toEqual([]);
      continue;
    }
    const known = `${PERSONAL[table] ?? ''} ${OTHERS[table] ?? ''}`.split(' ').filter(Boolean);
    expect(columns.sort(), `${table}: decide whether a person is in it`).toEqual(known.sort());
  }
  await close();
});
