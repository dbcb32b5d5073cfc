import type { SameKeys } from '../i18n/messages.ts';
import type { sponsors as english } from './messages.en.ts';

/** Texts of the sponsors. */
export const sponsors: SameKeys<typeof english> = {
  name: 'Sponzor |||| Sponzoři |||| Sponzoři',
  empty: 'Žádní sponzoři nenalezeni',
  invite: 'Přidejte prvního sponzora; návštěvníci uvidí jeho logo, jakmile bude aktivní.',
  page: {
    list: 'Sponzoři',
    create: 'Nový sponzor',
    edit: 'Úprava sponzora: %{record}',
  },
  action: {
    add: 'Přidat sponzora',
  },
  message: {
    delete_content: 'Opravdu chcete smazat tohoto sponzora?',
  },
  fields: {
    logo_path: 'Logo',
    website_url: 'Web (URL)',
  },
  notifications: {
    created: 'Sponzor byl úspěšně přidán',
    updated: 'Sponzor byl úspěšně upraven',
    deleted:
      'Sponzor byl úspěšně smazán |||| %{smart_count} sponzoři byli úspěšně smazáni |||| %{smart_count} sponzorů bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst sponzory',
    edit: 'Nepodařilo se načíst sponzora k úpravě',
    save: 'Nepodařilo se uložit sponzora: %{reason}',
    delete: 'Nepodařilo se smazat sponzora',
  },
};
