import type { SameKeys } from '../i18n/messages.ts';
import type { products as english } from './messages.en.ts';

/** Texts of the products. */
export const products: SameKeys<typeof english> = {
  name: 'Produkt |||| Produkty |||| Produkty',
  empty: 'Žádné produkty nenalezeny',
  invite: 'Přidejte první produkt; návštěvníci ho v obchodě uvidí, jakmile bude aktivní.',
  photo: 'Fotografie %{position}',
  photosHint:
    'Dohromady nejvýše %{maximum}. Pořadí změníte přetažením; první fotografie je výchozí.',
  page: { list: 'Produkty', create: 'Nový produkt', edit: 'Úprava produktu: %{record}' },
  tabs: { general: 'Obecné', texts: 'Podrobnosti', features: 'Vlastnosti', photos: 'Fotografie' },
  action: {
    add: 'Přidat produkt',
    addPhotos: 'Přidat fotografie',
    makeDefault: 'Nastavit jako výchozí',
  },
  marks: { default: 'Výchozí', new: 'Nová', removed: 'Bude odstraněna' },
  message: { delete_content: 'Opravdu chcete smazat tento produkt?' },
  fields: {
    name: 'Název',
    description: 'Popis',
    what_to_expect: 'Co vás čeká',
    locations: 'Místa',
    availability: 'Dostupnost',
    eligibility: 'Pro koho',
    price: 'Cena (Kč)',
    category: 'Kategorie',
    slug: 'Slug',
    is_featured: 'Doporučený',
    is_bestseller: 'Nejprodávanější',
    is_new: 'Novinka',
    features: 'Vlastnosti',
  },
  categories: { experience: 'Zážitky', merchandise: 'Merchandise', course: 'Kurzy' },
  rules: {
    name: 'Název je povinný v obou jazycích',
    slug: 'Slug je povinný',
    price: 'Cena je povinná a musí být číslo',
    tooManyPhotos: 'Maximální počet obrázků je 10',
    invalidPhotos: 'Vybrané soubory jsou neplatné nebo prázdné',
  },
  notifications: {
    created: 'Produkt byl úspěšně přidán',
    updated: 'Produkt byl úspěšně upraven',
    deleted:
      'Produkt byl úspěšně smazán |||| %{smart_count} produkty byly úspěšně smazány |||| %{smart_count} produktů bylo úspěšně smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst produkty',
    edit: 'Nepodařilo se načíst produkt k úpravě: %{reason}',
    invalid: 'Data produktu jsou neplatná nebo nenalezena',
    save: 'Nepodařilo se uložit produkt: %{reason}',
    delete: 'Nepodařilo se smazat produkt',
  },
};
