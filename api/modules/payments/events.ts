export {};

declare module '../../platform/commands.ts' {
  interface Events {
    /** Of an order, or kept until a person says whose it is. */
    'payment.booked': { paymentId: number; orderId: number | null };
    /** From an order to another one, or back among the payments that wait (null). */
    'payment.moved': { paymentId: number; from: number; to: number | null };
    /** A payment without an order was set aside: it isn't for the team. */
    'payment.dismissed': { paymentId: number };
    /** A payment that was set aside waits for a decision again. */
    'payment.reopened': { paymentId: number };

    /** An order's sums changed, and are stored. */
    'order.moneyChanged': {
      orderId: number;
      /** Above zero for money received, below for money refunded or taken off the order again. */
      halere: number;
      /** What was booked as received is taken back, or restored: nothing went to the customer. */
      isCorrection: boolean;
      /** Who booked it; null when the product did. */
      userId: number | null;
    };
    /** `halere` went back to the customer. */
    'order.refunded': { orderId: number; halere: number };

    /** A card provider is about to be asked to send money back. */
    'refund.requested': { key: string };
    /** No money went: what was reserved for a refund may go back another way. */
    'refund.released': { key: string };

    /** A card payment ended at its provider. */
    'cardPayment.settled': { orderId: number; state: 'paid' | 'cancelled' };
    /** The customer did not pay what is still owed. */
    'cardPayment.failed': { orderId: number };
  }
}
