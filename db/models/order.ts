import type { Knex } from 'knex';
import { Model, type Modifiers, type RelationMappings, raw } from 'objection';
import type { PaymentKind } from '../../api/contract/constants.ts';
import { daysBefore } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { OrderStatus } from '../../api/contract/orderStatuses.ts';
import type { PaymentState } from '../../api/contract/payments.ts';
import { AgreedText } from './agreedText.ts';
import { OrderDocument } from './orderDocument.ts';
import { OutboxMail } from './outboxMail.ts';
import { Payment } from './payment.ts';
import { belongsTo, hasMany, Row, SearchableEntity } from './row.ts';
import { User } from './user.ts';
import { Withdrawal } from './withdrawal.ts';

/** One line of an order, with its own copy of name and price. */
export class OrderItem extends Row {
  static override tableName = 'order_items';
  static override booleans = ['is_withdrawable'];

  declare id: number;
  declare order_id: number;
  /** Null once the product is deleted. */
  declare product_id: number | null;
  declare slug: string;
  declare quantity: number;
  /** The price of one piece. */
  declare price_halere: number;
  /** The VAT within the price, in per cent. */
  declare vat_rate: number;
  declare is_withdrawable: boolean;
  declare name_en: string;
  declare name_cs: string;
  declare description_en: string;
  declare description_cs: string;
}

/** A change of an order's status after its first one. */
export class OrderStatusChange extends Row {
  static override tableName = 'order_status_changes';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'order_status_changes.user_id', 'users.id'),
  });

  declare id: number;
  declare order_id: number;
  declare status: OrderStatus;
  /** Null once that user is deleted. */
  declare user_id: number | null;
  declare at: string;
  declare user?: User | null;
}

/** A customer's order. Its `search` holds name, e-mail and id. */
export class Order extends SearchableEntity {
  static override tableName = 'orders';
  static override modifiers: Modifiers = {
    /** All but those that were deleted, which hides them; an index alone knows which these are. */
    shown: (query) =>
      query.whereNotIn('orders.id', Order.query().select('id').whereNotNull('hidden_at')),
    /** The others alone, read from that index first: SQLite would go through any other instead. */
    hidden: (query) =>
      query
        .from(raw('orders as kept cross join orders'))
        .whereColumn('kept.id', 'orders.id')
        .whereNotNull('kept.hidden_at'),
  };
  static override relationMappings = (): RelationMappings => ({
    items: hasMany(OrderItem, 'orders.id', 'order_items.order_id', 'id'),
    statusChanges: hasMany(OrderStatusChange, 'orders.id', 'order_status_changes.order_id', 'id'),
    payments: hasMany(Payment, 'orders.id', 'payments.order_id', 'received_on', 'id'),
    withdrawals: hasMany(Withdrawal, 'orders.id', 'withdrawals.order_id', 'id'),
    terms: belongsTo(AgreedText, 'orders.terms_digest', 'agreed_texts.digest'),
    documents: {
      relation: Model.HasManyRelation,
      modelClass: OrderDocument,
      modify: 'listed',
      join: { from: 'orders.id', to: 'order_documents.order_id' },
    },
    mail: {
      relation: Model.HasOneRelation,
      modelClass: OutboxMail,
      modify: (query) => query.modify('state').where('outbox.kind', 'placed').orderBy('id', 'desc'),
      join: { from: 'orders.id', to: 'outbox.order_id' },
    },
  });

  declare customer_name: string;
  declare customer_email: string;
  declare customer_phone: string;
  declare customer_address: string;
  /** Empty for people who buy for themselves. */
  declare company_name: string;
  declare company_ico: string;
  declare company_dic: string;
  declare status: OrderStatus;
  /** Null once the method is deleted; name and price stay here. */
  declare shipping_method_id: number | null;
  declare shipping_name_en: string;
  declare shipping_name_cs: string;
  declare shipping_price_halere: number;
  /** In per cent; null follows the goods. */
  declare shipping_vat_rate: number | null;
  declare payment_method_id: number | null;
  declare payment_name_en: string;
  declare payment_name_cs: string;
  declare payment_fee_halere: number;
  declare payment_kind: PaymentKind | null;
  declare total_halere: number;
  /** The year that its variable symbol begins with; null for orders from before symbols had one. */
  declare symbol_year: number | null;
  declare tracking_number: string;
  declare tracking_url: string;
  declare locale: Locale;
  /** What came in and what went back, which `bookPayment` alone writes. */
  declare paid_halere: number;
  declare refunded_halere: number;
  /** By how much credit notes by hand reduced the price; this and the two below are written by `settleOrder` alone. */
  declare credited_halere: number;
  declare payment_state: PaymentState;
  /** What has to go back to the customer: more than the price, or money of a cancelled order. */
  declare owed_halere: number;
  /** The day by which a bank transfer is due; null for other payments and for orders from before payments were kept. */
  declare payment_due: string | null;
  declare reminded_at: string | null;
  declare payments?: Payment[];
  /** The terms it agreed to; null for orders from before they were kept. */
  declare terms_digest: string | null;
  declare terms?: AgreedText | null;
  /** When somebody deleted the order, which hides it. */
  declare hidden_at: string | null;
  /** When its customer's data were erased; what the law wants kept stays. */
  declare erased_at: string | null;
  declare items?: OrderItem[];
  declare statusChanges?: OrderStatusChange[];
  declare withdrawals?: Withdrawal[];
  declare documents?: OrderDocument[];
  /** The setting of that name, where an order is read with what its documents should say. */
  declare vat_payer?: string | null;
  /** Its confirmation. */
  declare mail?: OutboxMail | null;
}

/** The ids of hidden orders, for queries without the model. */
export const hiddenOrders = (knex: Knex): Knex.QueryBuilder =>
  knex(Order.tableName).select('id').whereNotNull('hidden_at');

const IDEMPOTENCY_DAYS = 7;

/** Idempotency keys from before this moment, as an ISO timestamp, have expired. */
export const oldestIdempotencyKey = (now: Date): string =>
  daysBefore(now, IDEMPOTENCY_DAYS).toISOString();

/** The key an order was sent with: the same key sent again is the same order. */
export class IdempotencyKey extends Row {
  static override tableName = 'idempotency_keys';
  static override idColumn = 'key';
  static override stamps = ['created_at'] as const;

  declare key: string;
  declare body_digest: string;
  /** The order may have been deleted since. */
  declare order_id: number;
  declare created_at: string;
}
