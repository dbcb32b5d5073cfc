import type { SameKeys } from '../i18n/messages.ts';
import type { carPhotos as english } from './messages.en.ts';

/** Texts of a car's photos. */
export const carPhotos: SameKeys<typeof english> = {
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
  rules: {
    tooMany: 'Najednou lze nahrát nejvýše 20 fotografií',
    none: 'Vyberte alespoň jednu fotografii k nahrání',
  },
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
