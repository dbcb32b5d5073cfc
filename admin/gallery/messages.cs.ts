import type { SameKeys } from '../i18n/messages.ts';
import type { gallery as english } from './messages.en.ts';

/** Texts of the gallery images. */
export const gallery: SameKeys<typeof english> = {
  name: 'Obrázek galerie |||| Galerie |||| Galerie',
  empty: 'Žádné obrázky galerie nenalezeny',
  invite: 'Přidejte první obrázek; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: {
    list: 'Galerie',
    create: 'Nový obrázek galerie',
    edit: 'Úprava obrázku galerie: %{record}',
  },
  action: {
    add: 'Přidat obrázek do galerie',
  },
  message: {
    delete_content: 'Opravdu chcete smazat tento obrázek galerie?',
  },
  fields: {
    image_path: 'Obrázek',
    thumbnail_path: 'Náhled',
    title: 'Název',
    alt_text: 'Alternativní text',
    category: 'Kategorie',
  },
  thumbnailHelp: 'Nepovinný; bez něj se zmenší samotný obrázek.',
  categories: {
    team: 'Tým',
    cars: 'Auta',
    events: 'Události',
    misc: 'Různé',
  },
  notifications: {
    created: 'Obrázek galerie byl úspěšně přidán',
    updated: 'Obrázek galerie byl úspěšně upraven',
    deleted:
      'Obrázek galerie byl úspěšně smazán |||| %{smart_count} obrázky galerie byly úspěšně smazány |||| %{smart_count} obrázků galerie bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst obrázky galerie',
    edit: 'Nepodařilo se načíst obrázek galerie k úpravě',
    save: 'Nepodařilo se uložit obrázek galerie: %{reason}',
    delete: 'Nepodařilo se smazat obrázek galerie',
  },
};
