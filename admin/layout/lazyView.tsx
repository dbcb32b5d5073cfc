import { type ComponentType, lazy } from 'react';

/** A screen whose code is loaded when it is first opened. */
export const lazyView = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));
