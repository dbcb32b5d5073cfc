import type { Locale } from '../../contract/locales.ts';
import type { OrderStatus } from '../../contract/orderStatuses.ts';
import type { AmountsByRate } from '../documents/index.ts';

interface OfOrder {
  orderId: number;
}

interface OfOrders {
  orderIds: readonly number[];
}

/** Pieces of an order, as mails name them, with the codes of their vouchers; vouchers and courses are no goods. */
interface NamedPieces {
  items: { name: string; quantity: number; codes?: string[]; isGoods?: false }[];
  /** When the withdrawal was received: ISO-8601, UTC. */
  receivedAt: string;
}

interface Decided extends OfOrder, NamedPieces {
  withdrawalId: number;
  reason: string;
}

declare module '../../platform/commands.ts' {
  interface Events {
    /** In a direct transaction, for all orders of a batch. */
    'order.placed': OfOrders;
    /** Orders were sent again with the same key; the answer to the first time may have got lost. */
    'order.repeated': OfOrders;
    /** Status or tracking were written. */
    'order.changed': OfOrder;
    /** `email`: the customer's new address, where that was corrected; null otherwise. */
    'order.corrected': OfOrder & { email: string | null };
    /** What one of its vouchers says, or will say, was corrected; `isTold`: the customer gets a mail. */
    'order.dedicated': OfOrder & { isTold: boolean };
    /** It was cancelled, is valid again, was sent, …; `isQuiet`: the customer gets no mail. */
    'order.statusChanged': OfOrder & { from: OrderStatus; to: OrderStatus; isQuiet: boolean };
    /** Their customers' data was taken out of orders that the law wants kept. */
    'orders.reduced': OfOrders;
    /** `number` as it is shown. */
    'order.hidden': OfOrder & { number: string };
    /** `deletedAt`: since when it was hidden. */
    'order.restored': OfOrder & { deletedAt: string };
    /** Their payments are late. */
    'order.reminded': OfOrders;
    /** Links to the orders of an address were asked for; `to` is the address as the orders have it. */
    'orderLinks.requested': OfOrders & { to: string; locale: Locale };
    'withdrawal.received': OfOrder &
      NamedPieces & { withdrawalId: number; name: string; note: string; account: string };
    /** `halere`: what it takes off the order's invoice, or off its price; `byRate`: what its pieces cost at which VAT rate. */
    'withdrawal.settled': Decided & { halere: number; byRate: AmountsByRate };
    'withdrawal.refused': Decided;
  }
  interface DirectEvents {
    'order.placed': true;
  }
}
