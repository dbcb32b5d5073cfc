import type { BlogPost } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { IconLink } from '../ui/Links.tsx';
import { urls } from '../urls.ts';
import styles from './ShareLinks.module.css';

/** Links that share a post on three networks; nothing of theirs is loaded before. */
export function ShareLinks({ post }: { post: BlogPost }) {
  const { t, locale, origin } = useSite();
  const address = `${origin}${urls.post(post.slug)}?lang=${locale}`;
  const networks = [
    {
      icon: 'facebook-f',
      label: 'blog.shareFacebook',
      to: 'https://www.facebook.com/sharer/sharer.php',
      search: { u: address },
    },
    {
      icon: 'x-twitter',
      label: 'blog.shareX',
      to: 'https://x.com/intent/post',
      search: { url: address, text: post.title },
    },
    {
      icon: 'linkedin-in',
      label: 'blog.shareLinkedIn',
      to: 'https://www.linkedin.com/sharing/share-offsite/',
      search: { url: address },
    },
  ] as const;
  return (
    <section aria-labelledby="post-share">
      <h2 id="post-share" className={styles.title}>
        {t('post.share')}
      </h2>
      <ul className={styles.links}>
        {networks.map(({ icon, label, to, search }) => (
          <li key={icon}>
            <IconLink href={`${to}?${new URLSearchParams(search)}`} icon={icon} label={t(label)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
