import type { ComponentProps, MouseEvent } from 'react';
import { followLink, isPlainClick } from './followLink.ts';
import { useLinked } from './linkLanguage.ts';
import { useNavigation } from './navigation.ts';
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
    followLink(to, navigation);
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
