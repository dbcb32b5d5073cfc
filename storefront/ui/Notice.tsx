import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** A short text above the title, e.g. 404. */
  mark?: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

export function Notice({ mark, title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      {mark && (
        <p className={styles.mark} aria-hidden="true">
          {mark}
        </p>
      )}
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
