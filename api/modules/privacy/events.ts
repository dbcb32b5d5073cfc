declare module '../../platform/commands.ts' {
  interface Events {
    'person.exported': object;
    /** Orders that came to nothing are about to be deleted with their customer's data. */
    'orders.erasing': { orderIds: readonly number[] };
    /** `wasThere`: something of the person was stored. */
    'person.erased': { wasThere: boolean; hadAccount: boolean };
  }
}

export {};
