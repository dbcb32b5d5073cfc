import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { openTexts } from '../i18n/screenTexts.ts';

/** A screen loaded on first use, with the texts of the folders that have them in `screenMessages.json`. */
export const lazyView = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly string[]
) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), openTexts(...texts)]);
    return { default: view };
  });

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
