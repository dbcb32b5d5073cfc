import type { IconName } from '../icons/names.ts';
import type { MessageKey } from '../messages/translate.ts';

interface ShareNetwork {
  icon: IconName;
  label: MessageKey;
  href: string;
}

/** Where a page is shared on three networks (public-site §2). */
export function shareNetworks(address: string, title: string): ShareNetwork[] {
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
