import { createContext, type ReactNode, use } from 'react';
import type { HomeSection } from '../../api/contract/homeSections.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useSite } from '../app/site.ts';
import styles from './Section.module.css';
import { Empty } from './SectionState.tsx';

/** The section's appearance on the home page; `cut` cuts its upper edge into the section above. */
export const SectionPlace = createContext<{ ground: HomeSection['ground']; cut: boolean }>({
  ground: 'dark',
  cut: false,
});

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Next to the title, e.g. a link to more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with its anchor; its errors don't affect other sections. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
  const { t } = useSite();
  const { ground, cut } = use(SectionPlace);
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-cut={cut}
      data-later=""
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
