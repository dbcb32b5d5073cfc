import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What the page's main column is made of. */
  rows: 'lines' | 'fields';
  /** Heads the panel beside it. */
  panel: string;
}

/** The two columns of a page whose content only the browser knows, for its grid to lay out. */
export function Skeleton({ rows, panel }: SkeletonProps) {
  return (
    <>
      <div className={styles.rows} data-rows={rows} aria-hidden="true" />
      <div className={styles.panel} aria-hidden="true">
        {panel}
      </div>
    </>
  );
}
