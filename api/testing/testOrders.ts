import type { Knex } from 'knex';
import { Order, OrderItem } from '../../db/models/order.ts';
import type { IssuedFacts, Seller } from '../contract/documents.ts';
import type { Issued } from '../modules/documents/ledger.ts';
import { ratesOf, totalOf } from '../modules/documents/rates.ts';

export const SELLER: Seller = {
  'site.name': 'The Badgers',
  seller_name: 'Rysi Drift Team s.r.o.',
  seller_address: 'Pod Rysím vrchem 27, 397 01 Písek',
  seller_ico: '99027178',
  seller_dic: '',
  bank_iban: 'CZ65 0800 0000 1920 0014 5399',
  bank_bic: 'GIBACZPX',
  contact_email: 'info@example.cz',
  contact_phone: '',
};

/** The same seller as a VAT payer with an entry in a register. */
export const PAYER: Seller = {
  ...SELLER,
  vat_payer: 'on',
  seller_dic: 'CZ99027178',
  seller_register: 'Krajský soud v Českých Budějovicích, oddíl C, vložka 12345',
};

/** An order of caps, sent as a parcel and paid by bank transfer. */
export function testOrder(changes: Partial<Order> & { lines?: number } = {}): Order {
  const { lines = 2, ...columns } = changes;
  return Order.fromJson({
    id: 12,
    created_at: '2026-03-21T23:30:00.000Z',
    symbol_year: 2026,
    locale: 'cs',
    customer_name: 'Jiřina Žáková',
    customer_email: 'jirina@example.cz',
    customer_phone: '+420 600 700 800',
    customer_address: 'Nádražní 5, Písek, 397 01',
    company_name: '',
    company_ico: '',
    company_dic: '',
    pickup_point_code: '',
    pickup_point_name: '',
    pickup_point_address: '',
    shipping_name_cs: 'Balík do ruky',
    shipping_name_en: 'Parcel',
    shipping_price_halere: 12_900,
    shipping_vat_rate: 21,
    payment_name_cs: 'Bankovní převod',
    payment_name_en: 'Bank transfer',
    payment_kind: 'bank_transfer',
    total_halere: 49_090 * 2 * lines + 12_900,
    paid_halere: 0,
    refunded_halere: 0,
    refunded_earlier_halere: 0,
    credited_halere: 0,
    items: Array.from({ length: lines }, (_, index) => ({
      slug: 'cap',
      name_cs: 'Kšiltovka',
      name_en: 'Cap',
      quantity: 2,
      price_halere: 49_090,
      vat_rate: [21, 12, 0][index % 3],
    })),
    ...columns,
  });
}

/** A document as it would be kept. */
export const issuedFrom = (
  facts: IssuedFacts,
  id: number,
  originalId: number | null = null,
): Issued => {
  const number = facts.number || `2026${String(id).padStart(6, '0')}`;
  return {
    id,
    kind: facts.kind,
    original_id: originalId,
    number_text: number,
    issued_at: `${facts.issuedOn}T10:00:00.000Z`,
    total_halere: totalOf(ratesOf(facts)),
    facts: { ...facts, number },
  };
};

/** Stores an order whose one item costs what it does, as its documents need it; returns its id. */
export async function insertSale(
  knex: Knex,
  changes: Partial<Order> & Pick<Order, 'total_halere'>,
): Promise<number> {
  const given = { shipping_price_halere: 0, locale: 'cs' } as const;
  const { id, total_halere } = await Order.query(knex).insert({ ...given, ...changes });
  await OrderItem.query(knex).insert({
    order_id: id,
    slug: 'cap',
    quantity: 1,
    price_halere: total_halere,
    vat_rate: 21,
    name_cs: 'Kšiltovka',
    name_en: 'Cap',
  });
  return id;
}
