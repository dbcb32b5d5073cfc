import type { ComponentProps, MouseEvent } from 'react';
import { useLinked } from './linkLanguage.ts';
import { addressOf, useNavigation } from './navigation.ts';
import { goWithFade } from './pageTransition.ts';
import { usePreload } from './usePreload.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string };

/** A link within the site; prefetches its page when the visitor is likely to follow it. */
export function PageLink({ to: address, onClick, ...rest }: PageLinkProps) {
  const to = useLinked()(address);
  const preload = usePreload();
  const navigation = useNavigation();
  const onIntent = () => preload(to);
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const isHere = to === addressOf(navigation.place());
    goWithFade(to, () => navigation.go(to, { replace: isHere }));
  };
  return (
    <a
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
      href={to}
      onClick={onFollow}
    />
  );
}

/** Excludes clicks that open a new tab or window. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
