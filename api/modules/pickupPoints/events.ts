export {};

declare module '../../platform/commands.ts' {
  interface Events {
    /** An import changed the points of a shipping method. */
    'pickupPoints.imported': object;
  }
}
