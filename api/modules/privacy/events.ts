declare module '../../platform/commands.ts' {
  interface Events {
    'person.exported': object;
    /** Orders are about to be deleted for good: with their customer's data, or as nobody wants them kept. */
    'orders.deleting': { orderIds: readonly number[] };
    /** `wasThere`: something of the person was stored. */
    'person.erased': { wasThere: boolean; hadAccount: boolean };
  }
}

export {};
