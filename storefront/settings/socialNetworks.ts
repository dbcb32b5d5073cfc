import type { IconName } from '../icons/names.ts';
import type { MessageKey } from '../messages/translate.ts';

interface SocialNetwork {
  /** The setting with the team's address there. */
  setting: string;
  icon: IconName;
  label: MessageKey;
}

/** The team's social networks, in the order of their links. */
export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  { setting: 'instagram_url', icon: 'instagram', label: 'social.instagram' },
  { setting: 'facebook_url', icon: 'facebook-f', label: 'social.facebook' },
  { setting: 'youtube_url', icon: 'youtube', label: 'social.youtube' },
  { setting: 'tiktok_url', icon: 'tiktok', label: 'social.tiktok' },
];
