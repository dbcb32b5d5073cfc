import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the gallery images. */
export const en = {
  name: 'Gallery image |||| Gallery',
  empty: 'No gallery images found',
  invite: 'Add the first picture; visitors see it once it is active.',
  page: { list: 'Gallery', create: 'New gallery image', edit: 'Edit gallery image: %{record}' },
  action: { add: 'Add gallery image' },
  message: { delete_content: 'Are you sure you want to delete this gallery image?' },
  fields: {
    image_path: 'Picture',
    thumbnail_path: 'Thumbnail',
    title: 'Title',
    alt_text: 'Alternative text',
    category: 'Category',
  },
  thumbnailHelp: 'Optional; without one the picture itself is shown small.',
  categories: { team: 'Team', cars: 'Cars', events: 'Events', misc: 'Miscellaneous' },
  notifications: {
    created: 'Gallery image added successfully',
    updated: 'Gallery image updated successfully',
    deleted:
      'Gallery image deleted successfully |||| %{smart_count} gallery images deleted successfully',
  },
  failures: {
    load: 'Failed to load gallery images',
    edit: 'Failed to load gallery image for editing',
    save: 'Failed to save gallery image: %{reason}',
    delete: 'Failed to delete gallery image',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Obrázek galerie |||| Galerie |||| Galerie',
  empty: 'Žádné obrázky galerie nenalezeny',
  invite: 'Přidejte první obrázek; návštěvníci ho uvidí, jakmile bude aktivní.',
  page: {
    list: 'Galerie',
    create: 'Nový obrázek galerie',
    edit: 'Úprava obrázku galerie: %{record}',
  },
  action: { add: 'Přidat obrázek do galerie' },
  message: { delete_content: 'Opravdu chcete smazat tento obrázek galerie?' },
  fields: {
    image_path: 'Obrázek',
    thumbnail_path: 'Náhled',
    title: 'Název',
    alt_text: 'Alternativní text',
    category: 'Kategorie',
  },
  thumbnailHelp: 'Nepovinný; bez něj se zmenší samotný obrázek.',
  categories: { team: 'Tým', cars: 'Auta', events: 'Události', misc: 'Různé' },
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
