import type { IssuedKind } from '../../contract/documents.ts';

declare module '../../platform/commands.ts' {
  interface Events {
    /** By a person; documents that follow from an order's money or status come with its own events. */
    'document.issued': { orderId: number; documentId: number; kind: IssuedKind };
    /** An order's price was completed by `halere` that came, or is what came before. */
    'order.paid': { orderId: number; halere: number };
  }
}
