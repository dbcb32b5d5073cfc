import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The kind of content in the main column. */
  rows: 'lines' | 'fields';
  /** Title of the panel next to it. */
  panel: string;
}

/** The two columns of a page whose content only the browser knows, laid out by the page's grid. */
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
