import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { openTexts } from '../i18n/screenTexts.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { notLoaded } from './retryViews.ts';

/** What loads each screen or part, by its component. */
const LOADS = new WeakMap<object, () => Promise<unknown>>();

/** A screen loaded on first use, with the texts of the folders that have them in `screenMessages.json`. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly string[]
): FunctionComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = once(async () => {
    const [view] = await Promise.all([load(), openTexts(...texts)]);
    loaded = view;
    return { default: view };
  });
  // React keeps the failure of a lazy component for good.
  const later = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return await loadOnce();
      } catch (error) {
        notLoaded({
          load: loadOnce,
          renew: () => {
            Later = later();
          },
        });
        throw error;
      }
    });
  let Later = later();
  // Rendered again only for other props: react-admin renders the routes around it repeatedly.
  const LazyView = memo((props: P) => {
    // React shows a placeholder for at least 300 ms, even before a screen that is there already.
    const [View] = useState(() => loaded ?? Later);
    return <View {...props} />;
  });
  LOADS.set(LazyView, loadOnce);
  return LazyView;
}

/** Starts to load a screen, or a part of one, that is about to be opened. */
export function preloadView(view: unknown): void {
  // Should it fail, opening the screen tries again.
  if (view instanceof Object) LOADS.get(view)?.().catch(() => {});
}

/** A function whose calls share one promise, unless it was rejected. */
function once<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= call().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

interface PartOptions {
  /** Shown until it is there. */
  fallback?: ReactNode;
  /** The folders of its texts in `screenMessages.json`. */
  texts?: readonly string[];
}

/** A part of a screen loaded on first use. The screen outlives its failure. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = null, texts = [] }: PartOptions = {},
): ComponentType<P> {
  const Part: ComponentType<P> = lazyView(load, ...texts);
  const LazyPart: ComponentType<P> = (props) => (
    <PartBoundary>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  );
  const loadOnce = LOADS.get(Part);
  if (loadOnce) LOADS.set(LazyPart, loadOnce);
  return LazyPart;
}
