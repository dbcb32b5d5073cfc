import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';
import { useLinked } from './linkLanguage.ts';
import { goWithFade } from './pageTransition.ts';
import { usePreload } from './usePreload.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string };

/** A link within the site; prefetches its page when the visitor is likely to follow it. */
export function PageLink({ to: address, onClick, ...rest }: PageLinkProps) {
  const to = useLinked()(address);
  const preload = usePreload();
  const href = useHref(to);
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(to));
  const navigate = useNavigate();
  const onIntent = () => preload(to);
  const onFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    goWithFade(to, () => void navigate(to, { replace: here === there }));
  };
  return (
    <a
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
      href={href}
      onClick={onFollow}
    />
  );
}

/** Excludes clicks that open a new tab or window. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
