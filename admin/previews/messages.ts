import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the previews of hidden records. */
export const en = {
  preview: 'Preview',
  loading: 'Preview…',
  failed: 'Failed to open the preview: %{reason}',
  blocked: 'The browser has blocked the new tab. Allow pop-up windows for this site.',
} as const;

export const cs: SameKeys<typeof en> = {
  preview: 'Náhled',
  loading: 'Náhled…',
  failed: 'Nepodařilo se otevřít náhled: %{reason}',
  blocked: 'Prohlížeč zablokoval novou kartu. Povolte pro tento web vyskakovací okna.',
};
