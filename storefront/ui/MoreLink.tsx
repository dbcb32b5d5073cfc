import type { ReactNode } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { Icon } from './Icon.tsx';
import styles from './MoreLink.module.css';

/** A link to more of the same. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink className={styles.more} to={to}>
      {children}
      <Icon name="arrow-right" />
    </PageLink>
  );
}
