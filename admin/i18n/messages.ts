/** The same tree of keys, any texts: what one language must be to match the other. */
export type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]>;
};
