import type { SameKeys } from '../i18n/messages.ts';

/** Texts of the products. */
export const en = {
  name: 'Product |||| Products',
  empty: 'No products found',
  invite: 'Add the first product; visitors see it in the shop once it is active.',
  photo: 'Photo %{position}',
  photosHint:
    'At most %{maximum} in all. Drag them into order; the first one is the default photo.',
  page: { list: 'Products', create: 'New product', edit: 'Edit product: %{record}' },
  tabs: { general: 'General', texts: 'Details', features: 'Features', photos: 'Photos' },
  action: { add: 'Add product', addPhotos: 'Add photos', makeDefault: 'Make default' },
  marks: { default: 'Default', new: 'New', removed: 'Will be removed' },
  message: { delete_content: 'Are you sure you want to delete this product?' },
  fields: {
    name: 'Name',
    description: 'Description',
    what_to_expect: 'What to expect',
    locations: 'Locations',
    availability: 'Availability',
    eligibility: 'Who it is for',
    price: 'Price (Kč)',
    category: 'Category',
    slug: 'Slug',
    is_featured: 'Featured',
    is_bestseller: 'Bestseller',
    is_new: 'New',
    features: 'Features',
  },
  categories: { experience: 'Experiences', merchandise: 'Merchandise', course: 'Courses' },
  notifications: {
    created: 'Product added successfully',
    updated: 'Product updated successfully',
    deleted: 'Product deleted successfully |||| %{smart_count} products deleted successfully',
  },
  failures: {
    load: 'Failed to load products',
    edit: 'Failed to load product for editing: %{reason}',
    invalid: 'Product data is invalid or not found',
    save: 'Failed to save product: %{reason}',
    delete: 'Failed to delete product',
  },
} as const;

export const cs: SameKeys<typeof en> = {
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
