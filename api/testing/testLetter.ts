import { ShippingMethod } from '../../db/models/content.ts';
import { Order } from '../../db/models/order.ts';
import { Withdrawal } from '../../db/models/withdrawal.ts';
import type { ShippingKind } from '../contract/constants.ts';
import type { WithdrawalState } from '../contract/withdrawals.ts';
import { textOfLetter } from '../modules/mail/letter.ts';
import { orderLetter } from '../modules/mail/letters/orderLetter.ts';
import type { ShopFacts } from '../modules/mail/shopFacts.ts';
import { SELLER } from './testOrders.ts';

export const order = (changes: Partial<Order> = {}) =>
  Order.fromJson({
    id: 12,
    created_at: '2026-03-21T23:30:00.000Z',
    symbol_year: 2026,
    locale: 'cs',
    customer_name: 'Jiřina <b>Žáková',
    customer_email: 'jirina@example.cz',
    customer_phone: '+420 600 700 800',
    customer_address: 'Nádražní 5, Písek, 397 01',
    pickup_point_code: '',
    shipping_name_cs: 'Balík do ruky',
    shipping_name_en: 'Parcel',
    shipping_price_halere: 12_900,
    payment_name_cs: 'Bankovní převod',
    payment_name_en: 'Bank transfer',
    payment_kind: 'bank_transfer',
    payment_fee_halere: 0,
    total_halere: 111_080,
    paid_halere: 0,
    refunded_halere: 0,
    refunded_earlier_halere: 0,
    credited_halere: 0,
    owed_halere: 0,
    status: 'pending',
    shippingMethod: { kind: 'parcel' },
    items: [{ name_cs: 'Kšiltovka', name_en: 'Cap', quantity: 2, price_halere: 49_090 }],
    ...changes,
  });

/** An order of whose item some pieces were withdrawn, which took the price off by so much. */
export function withdrawnFrom(
  given: Order,
  quantity: number,
  taken_off_halere: number,
  state: WithdrawalState = 'settled',
): Order {
  const items = (given.items ?? []).map((item, at) => item.$set({ id: at + 1 }));
  const made = { id: 1, state, items: [{ order_item_id: 1, quantity }] };
  const withdrawals = [Withdrawal.fromJson({ ...made, taken_off_halere })];
  const total_halere = given.total_halere - taken_off_halere;
  return Object.assign(given, { items, withdrawals, total_halere });
}

/** An order by a shipping method of this kind. */
export const by = (kind: ShippingKind) => ({ shippingMethod: ShippingMethod.fromJson({ kind }) });

/** What mails tell of the shop. */
export const shop: ShopFacts = {
  delivery: { from: 3, to: 7 },
  place: '',
  hours: [],
  hasForm: true,
};

type Given = Parameters<typeof orderLetter>[0];

export const letter = ({ order: given = order(), ...changes }: Partial<Given> = {}) =>
  orderLetter({
    kind: 'placed',
    locale: given.locale,
    order: given,
    bookings: [],
    facts: {},
    seller: SELLER,
    publicUrl: 'https://rysi.example.cz',
    shop,
    calendarLink: 'https://rysi.example.cz/dates.ics',
    documentLink: (id) => `https://rysi.example.cz/document/${id}`,
    link: 'https://rysi.example.cz/order/S',
    today: '2026-04-01',
    to: given.customer_email,
    ...changes,
  });

/** Amounts have no-break spaces. */
export const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');
export const textOf = (changes?: Partial<Given>) => plain(textOfLetter(letter(changes)));
