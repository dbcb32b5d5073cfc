import { lazy, Suspense } from 'react';
import { placeholders } from '../ui/placeholders.ts';
import styles from './RichText.module.css';

/** Most texts hold none, and it knows all services. */
const EmbedFigure = lazy(() => import('./EmbedFigure.tsx'));

/** How the server writes what is embedded: its address, and the link that stands for it. */
const EMBED = /(<figure data-embed="[^"]*"><a [^>]*>[^<]*<\/a><\/figure>)/;

/** What editors write, as the server let it through; videos and maps wait for the reader's word. */
export function RichText({ html }: { html: string }) {
  return (
    <div {...placeholders} className={styles.article}>
      {html.split(EMBED).map((part, place) => {
        if (part.trim() === '') return null;
        const key = `${place} ${part.length}`;
        const inner = { dangerouslySetInnerHTML: { __html: part } };
        if (place % 2 === 0) return <div key={key} className={styles.content} {...inner} />;
        return (
          <Suspense key={key} fallback={<div {...inner} />}>
            <EmbedFigure html={part} />
          </Suspense>
        );
      })}
    </div>
  );
}
