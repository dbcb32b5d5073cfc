import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead?: string;
  /** Above the title: the way back. */
  children?: ReactNode;
}

/** The head of a page without a picture of its own. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {children}
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </header>
  );
}
