import { useState } from 'react';
import { type Embed, embedOf } from '../../api/contract/embeds.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { NewTabLink } from '../ui/Links.tsx';
import styles from './EmbedFigure.module.css';
import { unescaped } from './plainText.ts';

const FIGURE = /data-embed="([^"]*)"><a [^>]*>([^<]*)</;

/** A video or map of an external service, loaded only after the reader's consent, each time. */
export default function EmbedFigure({ html }: { html: string }) {
  const [, src = '', title = ''] = FIGURE.exec(html) ?? [];
  const embed = embedOf(src);
  return embed && <Asking embed={embed} title={unescaped(title)} />;
}

function Asking({ embed, title }: { embed: Embed; title: string }) {
  const { t } = useSite();
  const [isAllowed, setAllowed] = useState(false);
  const { service, kind, src, link } = embed;
  return (
    <figure className={styles.figure}>
      {isAllowed ? (
        <iframe
          // The button pressed is unmounted.
          ref={(frame) => frame?.focus()}
          className={styles.frame}
          src={src}
          title={title}
          allow="fullscreen; picture-in-picture"
          // Players reject embeds without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.asking}>
          <p className={styles.service}>{t(`embed.${kind}`, { service })}</p>
          <p>{t('embed.about', { service })}</p>
          <Button look="quiet" onClick={() => setAllowed(true)}>
            {t(kind === 'video' ? 'embed.loadVideo' : 'embed.loadMap')}
          </Button>
        </div>
      )}
      <figcaption>
        <NewTabLink href={link}>{title}</NewTabLink>
      </figcaption>
    </figure>
  );
}
