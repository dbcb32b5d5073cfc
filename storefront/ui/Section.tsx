import type { ReactNode } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useSite } from '../app/site.ts';
import styles from './Section.module.css';
import { Empty } from './SectionState.tsx';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  ground?: 'dark' | 'light';
  /** Cuts the upper edge slantwise into the section above. */
  cut?: boolean;
  /** Beside the title, e.g. a link to more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the home page under its anchor; one that breaks leaves the others alone. */
export function Section({ id, title, lead, ground = 'dark', cut, aside, children }: SectionProps) {
  const { t } = useSite();
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-cut={cut}
      aria-labelledby={`${id}-title`}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      <ErrorBoundary fallback={<Empty>{t('crash.section')}</Empty>}>{children}</ErrorBoundary>
    </section>
  );
}
