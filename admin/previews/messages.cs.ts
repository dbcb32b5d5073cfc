import type { SameKeys } from '../i18n/messages.ts';
import type { previews as english } from './messages.en.ts';

/** Texts of the previews of hidden records. */
export const previews: SameKeys<typeof english> = {
  preview: 'Náhled',
  loading: 'Náhled…',
  failed: 'Nepodařilo se otevřít náhled: %{reason}',
  blocked: 'Prohlížeč zablokoval novou kartu. Povolte pro tento web vyskakovací okna.',
};
