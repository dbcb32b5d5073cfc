import type { Order } from '../../../../db/models/order.ts';
import { addressLines } from '../../../contract/addresses.ts';
import { isDelivered } from '../../../contract/nextSteps.ts';
import { withNoBreaks } from '../../../contract/noBreaks.ts';
import { statusOfMail } from '../../../contract/orderStatuses.ts';
import { isWithoutGoods, keptItems } from '../../../contract/withdrawals.ts';
import { nameNow } from '../../dates/index.ts';
import { buyerOf, customerOf, piecesOf } from '../../documents/index.ts';
import { isToTeam } from '../kinds.ts';
import type { Letter } from '../letter.ts';
import type { MakePart } from './composing.ts';
import { MAIL_WORDS } from './words.ts';

/** What is in the parcel: as it is packed, without what was withdrawn from before. */
export const parcel: MakePart = (given) => {
  const { order, locale } = given;
  const { items = [], withdrawals = [] } = order;
  const lines = keptItems(items, withdrawals).map((item) => ({
    name: nameNow(item, given),
    detail: '',
    total: piecesOf(item.quantity, locale),
  }));
  return [{ type: 'lines', lines: withNoBreaks(lines, locale === 'cs') }];
};

/** How the parcel is followed, as far as that is known. */
export const tracking: MakePart = ({ order: { tracking_number, tracking_url }, locale }) => {
  const own = MAIL_WORDS[locale].words;
  return [
    ...(tracking_number
      ? [{ type: 'facts', facts: [[own.tracking, tracking_number]] } as const]
      : []),
    ...(tracking_url ? [{ type: 'button', label: own.track, url: tracking_url } as const] : []),
  ];
};

/** Who the order goes to, and where; who ordered, where nothing goes anywhere. */
export const address: MakePart = ({ kind, locale, order }) => {
  const { name, address, facts } = customerOf({ locale, ...buyerOf(order) });
  const contact = [order.customer_email, order.customer_phone].filter(Boolean);
  const { words } = MAIL_WORDS[locale];
  const isSent = isDelivered({
    // A mail about a status is about that one, whatever the order has become since.
    status: statusOfMail(kind) ?? order.status,
    shippingKind: order.shippingMethod?.kind ?? null,
    isWithoutGoods: isWithoutGoods(order.items ?? [], order.withdrawals ?? []),
  });
  const hasPoint = isSent && order.pickup_point_code !== '';
  const toCustomer = isSent && !hasPoint ? words.address : words.addressOnly;
  return [
    ...(hasPoint ? [pointPart(order, words.point)] : []),
    {
      type: 'address',
      title: isToTeam(kind) ? words.customer : toCustomer,
      lines: [name, ...address, ...facts, ...contact],
    },
  ];
};

/** Where the parcel is collected. */
const pointPart = (order: Order, title: string): Letter['parts'][number] => ({
  type: 'address',
  title,
  lines: [order.pickup_point_name, ...addressLines(order.pickup_point_address)],
});
