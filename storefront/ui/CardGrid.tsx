import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards beside each other, as many as there is room for; each child is one `li`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>{children}</ul>
    </div>
  );
}
