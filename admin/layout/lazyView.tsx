import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A screen loaded on first use. */
export const lazyView = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }));

/** A part of a screen loaded on first use, with its placeholder. */
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
