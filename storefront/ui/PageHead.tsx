import type { ComponentProps } from 'react';
import { Seo } from '../seo/Seo.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead?: string;
  /** Additional or different metadata for search engines. */
  seo?: ComponentProps<typeof Seo>;
}

/** The head of a page without a picture of its own, for visitors and for search engines. */
export function PageHead({ title, lead, seo }: PageHeadProps) {
  return (
    <>
      <Seo title={title} description={lead} {...seo} />
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
    </>
  );
}
