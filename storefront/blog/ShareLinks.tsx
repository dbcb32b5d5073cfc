import type { BlogPost } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { urls } from '../urls.ts';
import styles from './ShareLinks.module.css';
import { shareNetworks } from './shareNetworks.ts';

/** Hands a post on to three networks; nothing of theirs is loaded before. */
export function ShareLinks({ post }: { post: BlogPost }) {
  const { t, locale, origin } = useSite();
  const address = `${origin}${urls.post(post.slug)}?lang=${locale}`;
  return (
    <section aria-labelledby="post-share">
      <h2 id="post-share" className={styles.title}>
        {t('post.share')}
      </h2>
      <ul className={styles.links}>
        {shareNetworks(address, post.title).map(({ icon, label, href }) => (
          <li key={icon}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={`${t(label)} ${t('link.newTab')}`}
            >
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
