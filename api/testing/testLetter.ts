import { ShippingMethod } from '../../db/models/content.ts';
import type { Order } from '../../db/models/order.ts';
import { Withdrawal } from '../../db/models/withdrawal.ts';
import type { ShippingKind } from '../contract/constants.ts';
import type { WithdrawalState } from '../contract/withdrawals.ts';
import { textOfLetter } from '../modules/mail/letter.ts';
import { orderLetter } from '../modules/mail/letters/orderLetter.ts';
import type { ShopFacts } from '../modules/mail/shopFacts.ts';
import { SELLER, testOrder } from './testOrders.ts';

/** An order of two caps by a customer whose name looks like HTML. */
export const order = (changes: Partial<Order> = {}) =>
  testOrder({
    lines: 1,
    customer_name: 'Jiřina <b>Žáková',
    payment_fee_halere: 0,
    owed_halere: 0,
    status: 'pending',
    ...by('parcel'),
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
