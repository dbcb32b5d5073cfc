import { useLayoutEffect, useRef } from 'react';
import { useTrusted } from '../app/trusted.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { placeholders } from '../ui/placeholders.ts';
import styles from './RichText.module.css';

/** Lazy: most texts have no embeds, and it contains all services. */
const EmbedFigure = lazyPart(() => import('./EmbedFigure.tsx'));

/** The server's markup of an embed: its address, and the link that replaces it. */
const EMBED = /(<figure data-embed="[^"]*"><a [^>]*>[^<]*<\/a><\/figure>)/;

/** Editors' HTML, sanitised by the server; videos and maps load after the reader's consent. */
export function RichText({ html }: { html: string }) {
  return (
    <div {...placeholders} className={styles.article}>
      {html.split(EMBED).map((part, place) => {
        if (part.trim() === '') return null;
        const key = `${place} ${part.length}`;
        if (place % 2 === 0) return <Part key={key} html={part} className={styles.content} />;
        return <EmbedFigure key={key} html={part} fallback={<Part html={part} />} />;
      })}
    </div>
  );
}

/** Sanitised HTML. The page's policy forbids style attributes, so scripts set colours and alignment. */
function Part({ html, className }: { html: string; className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const trusted = useTrusted(html.replace(/(<\w[^<>]*) style="/g, '$1 data-style="'));
  useLayoutEffect(() => {
    for (const styled of ref.current?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
      styled.style.cssText = styled.dataset.style ?? '';
    }
  });
  return <div ref={ref} className={className} {...trusted} />;
}
