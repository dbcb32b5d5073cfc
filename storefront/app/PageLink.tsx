import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePreload } from './usePreload.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link within the site; its page is fetched as soon as the visitor seems to mean it. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  const preload = usePreload();
  const onIntent = () => preload(to);
  return (
    <Link
      to={to}
      discover="none"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
    />
  );
}
