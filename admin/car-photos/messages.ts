import type { SameKeys } from '../i18n/messages.ts';

/** Texts of a car's photos. */
export const en = {
  name: 'Photo |||| Photos',
  of: 'Photos: %{car}',
  back: 'Back to cars',
  empty: 'No photos found',
  hint: 'Up to %{maximum} at once, 15 MB each. You can also drop them here.',
  action: {
    choose: 'Choose photos',
    uploadNone: 'Upload',
    upload: 'Upload %{smart_count} photo |||| Upload %{smart_count} photos',
  },
  message: { delete_content: 'Are you sure you want to delete this photo?' },
  fields: { name: 'Photo name', description: 'Caption' },
  notifications: {
    uploaded: 'Photos (%{count}) added successfully',
    updated: 'Photo updated successfully',
    deleted: 'Photo deleted successfully',
  },
  failures: {
    load: 'Failed to load car or photos',
    save: 'Failed to save photos: %{reason}',
    delete: 'Failed to delete photo',
  },
} as const;

export const cs: SameKeys<typeof en> = {
  name: 'Fotografie |||| Fotografie |||| Fotografie',
  of: 'Fotografie: %{car}',
  back: 'Zpět na auta',
  empty: 'Žádné fotografie nenalezeny',
  hint: 'Najednou nejvýše %{maximum}, každá do 15 MB. Můžete je sem i přetáhnout.',
  action: {
    choose: 'Vybrat fotografie',
    uploadNone: 'Nahrát',
    upload:
      'Nahrát %{smart_count} fotografii |||| Nahrát %{smart_count} fotografie |||| Nahrát %{smart_count} fotografií',
  },
  message: { delete_content: 'Opravdu chcete smazat tuto fotografii?' },
  fields: { name: 'Název fotografie', description: 'Popisek' },
  notifications: {
    uploaded: 'Fotografie (%{count}) byly úspěšně přidány',
    updated: 'Fotografie byla úspěšně upravena',
    deleted: 'Fotografie byla úspěšně smazána',
  },
  failures: {
    load: 'Nepodařilo se načíst auto nebo fotografie',
    save: 'Nepodařilo se uložit fotografie: %{reason}',
    delete: 'Nepodařilo se smazat fotografii',
  },
};
