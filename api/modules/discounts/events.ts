export {};

declare module '../../platform/commands.ts' {
  interface Events {
    /** A code was added, changed or deleted. */
    'discountCode.changed': object;
  }
}
