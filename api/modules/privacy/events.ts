declare module '../../platform/commands.ts' {
  interface Events {
    'person.exported': object;
    /** `wasThere`: something of the person was stored. */
    'person.erased': { wasThere: boolean; hadAccount: boolean };
  }
}

export {};
