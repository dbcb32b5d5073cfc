import type { Achievement } from '../../api/contract/types.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  milestones: readonly Achievement[];
  /** In a row on the home page, winding down on their own page. */
  run: 'across' | 'down';
  /** The heading above: titles are one level below. */
  heading: 'h2' | 'h3';
}

/** Milestones in the given order, each under its year. */
export function Timeline({ milestones, run, heading: Heading }: TimelineProps) {
  return (
    <ol className={styles.timeline} data-run={run}>
      {milestones.map(({ id, year, title, description }) => (
        <li key={id}>
          <p className={styles.year}>{year}</p>
          <Heading className={styles.title}>{title}</Heading>
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ol>
  );
}
