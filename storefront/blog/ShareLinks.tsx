import type { BlogPost } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import type { IconName } from '../icons/names.ts';
import type { MessageKey } from '../messages/translate.ts';
import { Icon } from '../ui/Icon.tsx';
import { urls } from '../urls.ts';
import styles from './ShareLinks.module.css';

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

interface ShareNetwork {
  icon: IconName;
  label: MessageKey;
  href: string;
}

/** Where a page is shared on three networks. */
function shareNetworks(address: string, title: string): ShareNetwork[] {
  const to = (place: string, search: Record<string, string>) =>
    `${place}?${new URLSearchParams(search)}`;
  return [
    {
      icon: 'facebook-f',
      label: 'blog.shareFacebook',
      href: to('https://www.facebook.com/sharer/sharer.php', { u: address }),
    },
    {
      icon: 'x-twitter',
      label: 'blog.shareX',
      href: to('https://x.com/intent/post', { url: address, text: title }),
    },
    {
      icon: 'linkedin-in',
      label: 'blog.shareLinkedIn',
      href: to('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
    },
  ];
}
