import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** A grid of cards, as many per row as fit; each child is one `li`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>{children}</ul>
    </div>
  );
}
