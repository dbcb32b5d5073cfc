import type { ReactNode } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import styles from './BackLink.module.css';
import { Icon } from './Icon.tsx';

/** The way back to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink className={styles.back} to={to}>
      <Icon name="arrow-left" />
      {children}
    </PageLink>
  );
}
