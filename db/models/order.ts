import {
  Model,
  type Modifiers,
  type RelationMappings,
  raw,
  type StaticHookArguments,
} from 'objection';
import type { PaymentKind, ProductCategory } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { CANCELLED, type OrderStatus, SUPPLIED } from '../../api/contract/orderStatuses.ts';
import { OPEN_STATES, PAID_STATES, type PaymentState } from '../../api/contract/payments.ts';
import type { VoucherKind } from '../../api/contract/vouchers.ts';
import { AgreedText } from './agreedText.ts';
import { ShippingMethod } from './content.ts';
import { OrderDocument } from './orderDocument.ts';
import { renewOrderSearch, SEARCHED_COLUMNS } from './orderSearch.ts';
import { OutboxMail } from './outboxMail.ts';
import { Payment } from './payment.ts';
import { Product } from './product.ts';
import { belongsTo, hasMany, Row, SearchableEntity } from './row.ts';
import { User } from './user.ts';
import { Voucher } from './voucher.ts';
import { Withdrawal, WithdrawalItem } from './withdrawal.ts';

/** One item of an order, with its own copy of name and price. */
export class OrderItem extends Row {
  static override tableName = 'order_items';
  static override booleans = ['is_withdrawable'];
  static override relationMappings = (): RelationMappings => ({
    product: belongsTo(Product, 'order_items.product_id', 'products.id'),
  });

  static override modifiers: Modifiers = {
    /** Items with pieces that nobody withdrew from; refused withdrawals do not count. */
    kept: (query) =>
      query.where(
        'order_items.quantity',
        '>',
        WithdrawalItem.query()
          .join('withdrawals', 'withdrawals.id', 'withdrawal_items.withdrawal_id')
          .whereColumn('withdrawal_items.order_item_id', 'order_items.id')
          .whereNot('withdrawals.state', 'refused')
          .select(raw('coalesce(sum(withdrawal_items.quantity), 0)')),
      ),
  };

  declare id: number;
  declare order_id: number;
  /** Null if the product was deleted. */
  declare product_id: number | null;
  /** Null for a product without options, and if the variant was deleted. */
  declare variant_id: number | null;
  declare slug: string;
  /** The stock keeping unit of the variant; '' for a product without options. */
  declare sku: string;
  declare quantity: number;
  /** The unit price, VAT included. */
  declare price_halere: number;
  /** The VAT rate of the price, in per cent. */
  declare vat_rate: number;
  /** What all its pieces cost less by the order's discount code. */
  declare discount_halere: number;
  declare is_withdrawable: boolean;
  /** Null in older orders of products that are gone. */
  declare category: ProductCategory | null;
  /** '' for a product that issues no vouchers. The validity is the one that was promised. */
  declare voucher_kind: VoucherKind | '';
  declare voucher_months: number | null;
  declare voucher_until: string | null;
  /** What is printed on its vouchers. */
  declare dedication: string;
  /** With the values of the variant. */
  declare name_en: string;
  declare name_cs: string;
  declare description_en: string;
  declare description_cs: string;
  /** The date as it was ordered; null for none, and if it was deleted. */
  declare slot_id: number | null;
  /** When and where that is, in each language; '' for no date. */
  declare slot_en: string;
  declare slot_cs: string;
  declare product?: Product | null;
}

/** A change of an order's status; the initial status has none. */
export class OrderStatusChange extends Row {
  static override tableName = 'order_status_changes';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'order_status_changes.user_id', 'users.id'),
  });

  declare id: number;
  declare order_id: number;
  declare status: OrderStatus;
  /** Null if the user was deleted. */
  declare user_id: number | null;
  declare at: string;
  declare user?: User | null;
}

const listed = (statuses: readonly OrderStatus[]) =>
  statuses.map((status) => `'${status}'`).join(', ');

/** SQL condition for a valid order, as `isValid` says it. */
export const VALID_ORDER = `status not in (${listed(CANCELLED)}) and (hidden_at is null or status in (${listed(SUPPLIED)}))`;

/** A customer's order. Its `search` is what `orderSearch` makes; any change by this model renews it. */
export class Order extends SearchableEntity {
  static override tableName = 'orders';
  static override modifiers: Modifiers = {
    /** Orders that are not hidden by deletion; the indexes of lists tell them apart. */
    shown: (query) => query.whereNull('orders.hidden_at'),
    notCancelled: (query) => query.whereNotIn('orders.status', CANCELLED),
    /** Orders whose money should have come before a day (YYYY-MM-DD) and did not. */
    overdue: (query, day: string) =>
      query
        .whereIn('orders.payment_state', [...OPEN_STATES])
        .where('orders.payment_due', '<', day)
        .modify('notCancelled'),
    refundDue: (query) => query.where('orders.owed_halere', '>', 0),
    /**
     * Parcels that may go: paid, or to be paid on delivery, unless the customer withdrew from every piece. One
     * whose method was deleted may be a parcel.
     */
    sendable: (query) =>
      query
        .where((paid) => {
          paid.whereIn('orders.payment_state', [...PAID_STATES]);
          paid.orWhere({ 'orders.payment_kind': 'cash_on_delivery' });
        })
        .where((parcel) => {
          const others = ShippingMethod.query().select('id').whereNot({ kind: 'parcel' });
          parcel.whereNull('orders.shipping_method_id');
          parcel.orWhereNotIn('orders.shipping_method_id', others);
        })
        .modify('notWithdrawn'),
    /** Orders that their customers did not withdraw from as a whole; refused withdrawals do not count. */
    notWithdrawn: (query) =>
      query.where((left) => {
        left.whereNotExists(Order.relatedQuery('withdrawals'));
        const items = OrderItem.query().whereColumn('order_items.order_id', 'orders.id');
        left.orWhereExists(items.modify('kept'));
      }),
  };
  static override relationMappings = (): RelationMappings => ({
    items: hasMany(OrderItem, 'orders.id', 'order_items.order_id', 'id'),
    statusChanges: hasMany(OrderStatusChange, 'orders.id', 'order_status_changes.order_id', 'id'),
    payments: hasMany(Payment, 'orders.id', 'payments.order_id', 'received_on', 'id'),
    withdrawals: hasMany(Withdrawal, 'orders.id', 'withdrawals.order_id', 'id'),
    shippingMethod: belongsTo(ShippingMethod, 'orders.shipping_method_id', 'shipping_methods.id'),
    vouchers: hasMany(Voucher, 'orders.id', 'vouchers.order_id', 'order_item_id', 'piece'),
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

  static override async beforeUpdate(changing: StaticHookArguments<Order>): Promise<void> {
    const { asFindQuery, context, inputItems } = changing;
    const isSearched = inputItems.some((changes) =>
      SEARCHED_COLUMNS.some((column) => changes[column] !== undefined),
    );
    // The condition may no longer hold after the change, such as that of a version.
    if (isSearched) context[RENEWED] = (await asFindQuery().select('orders.id')).map(idOf);
  }

  static override async afterUpdate(changed: StaticHookArguments<Order>): Promise<void> {
    const { context, transaction } = changed;
    await renewOrderSearch(transaction, context[RENEWED] ?? []);
  }

  declare customer_name: string;
  declare customer_email: string;
  declare customer_phone: string;
  declare customer_address: string;
  /** What the customer wants the team to know; '' for none. */
  declare customer_note: string;
  /**
   * What the team notes for itself; no page, mail or document shows it. Who asks for all that is stored of
   * them gets it: it may be about them (GDPR, Art. 15).
   */
  declare internal_note: string;
  /** Empty for private customers. */
  declare company_name: string;
  declare company_ico: string;
  declare company_dic: string;
  declare status: OrderStatus;
  /** Null if the method was deleted; name and price are kept here. */
  declare shipping_method_id: number | null;
  declare shippingMethod?: ShippingMethod | null;
  declare shipping_name_en: string;
  declare shipping_name_cs: string;
  declare shipping_price_halere: number;
  /** In per cent; null: at the rates of the goods. */
  declare shipping_vat_rate: number | null;
  declare payment_method_id: number | null;
  declare payment_name_en: string;
  declare payment_name_cs: string;
  declare payment_fee_halere: number;
  declare payment_kind: PaymentKind | null;
  /** Less what withdrawals took off, which is kept with them; other credit notes don't lower it. */
  declare total_halere: number;
  /** Null without a code, and if it was deleted; what it took off is kept with the items. */
  declare discount_code_id: number | null;
  /** '' without one. */
  declare discount_code: string;
  /** The year of its variable symbol; null for older orders. */
  declare symbol_year: number | null;
  /** The point that its parcel goes to, as the carrier had it then; '' where the method asks for none. */
  declare pickup_point_code: string;
  declare pickup_point_name: string;
  declare pickup_point_address: string;
  declare tracking_number: string;
  declare tracking_url: string;
  declare locale: Locale;
  /** Money received and refunded; written with the next by `bookPayment` only. */
  declare paid_halere: number;
  declare refunded_halere: number;
  /**
   * Included in both: what had come and gone back as a whole when more came, so that it pays nothing since. Means
   * nothing while all has gone back.
   */
  declare refunded_earlier_halere: number;
  /**
   * What credit notes by hand took off the price, also of the next invoice if theirs is wholly credited. It and
   * the next two are written by `issueMissingDocuments` only.
   */
  declare credited_halere: number;
  declare payment_state: PaymentState;
  /** Money owed to the customer: overpaid, or paid for a cancelled order. */
  declare owed_halere: number;
  /** The due date of a bank transfer; null for other payments and for older orders. */
  declare payment_due: string | null;
  declare reminded_at: string | null;
  declare payments?: Payment[];
  /** The terms that it agreed to; null for older orders. */
  declare terms_digest: string | null;
  declare terms?: AgreedText | null;
  /** When the order was deleted, which hides it. */
  declare hidden_at: string | null;
  /** When the customer's personal data were erased, except for what must be kept by law. */
  declare erased_at: string | null;
  declare items?: OrderItem[];
  declare statusChanges?: OrderStatusChange[];
  declare withdrawals?: Withdrawal[];
  declare documents?: OrderDocument[];
  declare vouchers?: Voucher[];
  /** The setting `vat_payer`; set by queries that compare documents with money. */
  declare vat_payer?: string | null;
  /** The confirmation mail. */
  declare mail?: OutboxMail | null;
}

/** In the context of a change: the orders whose search text it renews. */
const RENEWED = 'renewedOrders';
const idOf = ({ id }: { id: number }) => id;
