import {
  type ComponentType,
  Fragment,
  type FragmentInstance,
  lazy,
  Suspense,
  type SuspenseProps,
  useState,
} from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useSite } from '../app/site.ts';
import { Failure } from './SectionState.tsx';

/**
 * A part with a script of its own. One that doesn't come is said in its place, where it can be asked for again, and
 * leaves the page as it is.
 * @param options.isOver whether it opens over the page: a failure does as well, instead of in its place
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOver = false } = {},
) {
  /** React keeps the failure of a lazy component for good: whoever shows it next has another one. */
  const make = () =>
    lazy(() =>
      load().catch((error) => {
        latest = make();
        throw error;
      }),
    );
  let latest = make();
  /** Shows `fallback` until it is there. */
  function LazyPart(props: Props & Pick<SuspenseProps, 'fallback'>) {
    const { t } = useSite();
    // Kept outside of what fails: React renders that again at once, and would ask without end.
    const [Part, setPart] = useState(() => latest);
    const [ref, setRef] = useState<typeof takeFocus | null>(null);
    return (
      <ErrorBoundary
        fallback={(_, reset) => (
          <Fragment ref={ref}>
            <Failure
              isOver={isOver}
              text={t('crash.section')}
              onRetry={() => {
                setPart(() => latest);
                setRef(() => takeFocus);
                reset();
              }}
            />
          </Fragment>
        )}
      >
        <Suspense fallback={props.fallback}>
          {/* biome-ignore lint/complexity/noUselessFragments: it has a ref. */}
          <Fragment ref={ref}>
            <Part {...props} />
          </Fragment>
        </Suspense>
      </ErrorBoundary>
    );
  }
  /** Loads it ahead; showing it tells if it can't be loaded. */
  const preload = () => void load().catch(() => {});
  return Object.assign(LazyPart, { preload });
}

/** Takes the focus that was lost with the pressed 'Try again', unless the visitor went on elsewhere. */
const takeFocus = (part: FragmentInstance | null) => {
  if (document.activeElement === document.body) part?.focus();
};
