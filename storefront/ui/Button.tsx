import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import styles from './Button.module.css';

interface Look {
  /** At most one signal-coloured button per view; others are quiet. */
  look?: 'signal' | 'quiet';
  children: ReactNode;
}
/** `to` is a page of the site, `href` any other address. */
type ButtonProps = Look &
  (
    | { to: string; href?: undefined }
    | { href: string; to?: undefined }
    | (ComponentProps<'button'> & { to?: undefined; href?: undefined })
  );

export function Button({ look = 'signal', children, ...rest }: ButtonProps) {
  const shape = { className: styles.button, 'data-look': look };
  if (rest.to !== undefined) {
    return (
      <PageLink {...shape} to={rest.to}>
        <span>{children}</span>
      </PageLink>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...shape} href={rest.href}>
        <span>{children}</span>
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...shape}>
      <span>{children}</span>
    </button>
  );
}
