import type { ReactNode } from 'react';
import styles from './OrderDetails.module.css';

interface PartProps {
  id: string;
  title: string;
  /** Whether it takes the whole width of paper. */
  isWide?: boolean;
  /** Whether it takes the whole width everywhere. */
  isFull?: boolean;
  /** Whether it is left out on paper. */
  isOnScreen?: boolean;
  children: ReactNode;
}

/** A part of an order's page, named by its heading. */
export const Part = ({
  id,
  title,
  isWide = false,
  isFull = false,
  isOnScreen = false,
  children,
}: PartProps) => (
  <section
    id={id}
    className={[
      styles.part,
      isWide && styles.wide,
      isFull && styles.full,
      isOnScreen && styles.screen,
    ]
      .filter(Boolean)
      .join(' ')}
    aria-labelledby={`${id}-title`}
  >
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);
