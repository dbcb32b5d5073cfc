import type { ReactNode } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import type { IconName } from '../icons/names.ts';
import { Icon } from './Icon.tsx';
import styles from './Links.module.css';

/** The link back to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink className={styles.back} to={to}>
      <Icon name="arrow-left" />
      {children}
    </PageLink>
  );
}

export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink className={styles.more} to={to}>
      {children}
      <Icon name="arrow-right" />
    </PageLink>
  );
}

/** A link in a new tab, announced to screen readers. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useSite();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('link.newTab')}</span>
    </a>
  );
}

/** An external link as an icon. */
export function IconLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  const { t } = useSite();
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={`${label} ${t('link.newTab')}`}>
      <Icon name={icon} />
    </a>
  );
}
