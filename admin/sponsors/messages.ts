import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the sponsors. */
export const en = {
  name: 'Sponsor |||| Sponsors',
  empty: 'No sponsors found',
  invite: 'Add the first sponsor; visitors see the logo once it is active.',
  page: { list: 'Sponsors', create: 'New sponsor', edit: 'Edit sponsor: %{record}' },
  action: { add: 'Add sponsor' },
  message: { delete_content: 'Are you sure you want to delete this sponsor?' },
  fields: { logo_path: 'Logo', website_url: 'Website (URL)' },
  notifications: {
    created: 'Sponsor added successfully',
    updated: 'Sponsor updated successfully',
    deleted: 'Sponsor deleted successfully |||| %{smart_count} sponsors deleted successfully',
  },
  failures: {
    load: 'Failed to load sponsors',
    edit: 'Failed to load sponsor for editing',
    save: 'Failed to save sponsor: %{reason}',
    delete: 'Failed to delete sponsor',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Sponzor |||| Sponzoři |||| Sponzoři',
  empty: 'Žádní sponzoři nenalezeni',
  invite: 'Přidejte prvního sponzora; návštěvníci uvidí jeho logo, jakmile bude aktivní.',
  page: { list: 'Sponzoři', create: 'Nový sponzor', edit: 'Úprava sponzora: %{record}' },
  action: { add: 'Přidat sponzora' },
  message: { delete_content: 'Opravdu chcete smazat tohoto sponzora?' },
  fields: { logo_path: 'Logo', website_url: 'Web (URL)' },
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
