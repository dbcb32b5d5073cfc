declare module '../../platform/commands.ts' {
  interface Events {
    /**
     * A record was created, changed or restored; `resource` is its path below `/api`. `isShownAlike`: visitors
     * saw it before, or did not, and at the same address.
     */
    'record.changed': { resource: string; isShownAlike: boolean };
    'record.deleted': { resource: string; ids: readonly number[] };
    /** Settings that were there before were changed. */
    'settings.published': object;
    /** With its variants, in the transaction of `record.changed`. */
    'product.written': { productId: number };
    'content.exported': object;
  }
}

export {};
