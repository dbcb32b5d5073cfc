import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A screen whose code is loaded when it is first opened. */
export const lazyView = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));

/** A part of a screen, with what stands there until its code is loaded. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> {
  const Part: ComponentType<P> = lazyView(load);
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
