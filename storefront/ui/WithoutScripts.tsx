import type { ReactNode } from 'react';
import styles from './WithoutScripts.module.css';

/** What only browsers without JavaScript show. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return <div className={styles.without}>{children}</div>;
}
