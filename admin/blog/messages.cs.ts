import type { SameKeys } from '../i18n/messages.ts';
import type { blog as english } from './messages.en.ts';

/** Texts of the blog. */
export const blog: SameKeys<typeof english> = {
  name: 'Příspěvek |||| Příspěvky |||| Příspěvky',
  empty: 'Žádné příspěvky nenalezeny.',
  invite: 'Napište první příspěvek; jako koncept zůstane skrytý, dokud nebude hotový.',
  count: '%{smart_count} příspěvek |||| %{smart_count} příspěvky |||| %{smart_count} příspěvků',
  draftMark: '[KONCEPT]',
  draftHelp: 'Nepublikovaný příspěvek je koncept, který vidí jen správci.',
  slugHelp: 'Konec adresy. Vytvoří se z názvu a po uložení příspěvku se už nemění.',
  tagsHelp:
    'Štítky oddělte čárkami. Jejich názvy v obou jazycích jsou také v nastavení blog_labels.',
  authorHelp: 'Jméno, pod kterým příspěvek vyjde. Prázdné znamená toho, kdo ho založil.',
  categoryHelp:
    'Prázdná = nezařazený příspěvek. Jak se jmenuje česky a anglicky, řekne nastavení blog_labels: na každém řádku „kategorie = název“.',
  englishMissing: 'Chybí anglický překlad. Vyplňte prosím název v angličtině.',
  uncategorized: 'Nezařazeno',
  page: { list: 'Blog', create: 'Nový příspěvek', edit: 'Úprava příspěvku: %{record}' },
  tabs: { general: 'Obecné informace', en: 'Obsah v angličtině', cs: 'Obsah v češtině' },
  action: { add: 'Přidat příspěvek', preview: 'Náhled textu' },
  status: { published: 'Publikováno', draft: 'Koncept' },
  message: { delete_content: 'Opravdu chcete smazat tento příspěvek?' },
  image: {
    button: 'Obrázek',
    title: 'Vložit obrázek',
    choose: 'Vybrat obrázek',
    hint: 'PNG, GIF, JPEG, BMP nebo ICO do 15 MB. Do textu ho můžete i vložit ze schránky nebo přetáhnout.',
    stored: 'Obrázky tohoto příspěvku',
    alt: 'Popis obrázku',
    altHelp: 'Pro ty, kdo ho nevidí. U pouhé ozdoby nechte prázdné.',
    insert: 'Vložit',
  },
  fields: {
    title: 'Název',
    slug: 'URL slug',
    summary: 'Souhrn',
    content: 'Obsah',
    image_path: 'Hlavní obrázek',
    published_date: 'Datum',
    category: 'Kategorie',
    tags: 'Štítky',
    status: 'Stav',
    is_active: 'Publikováno',
    author_name: 'Autor',
    updated_date: 'Poslední změna',
  },
  rules: {
    slug: 'URL slug je povinný pro oba jazyky',
    title: 'Název je povinný v obou jazycích',
    imageType: '%{name} není obrázek PNG, GIF, JPEG, BMP ani ICO.',
  },
  notifications: {
    created: 'Příspěvek byl úspěšně přidán',
    updated: 'Příspěvek byl úspěšně upraven',
    deleted:
      'Příspěvek byl úspěšně smazán |||| %{smart_count} příspěvky byly úspěšně smazány |||| %{smart_count} příspěvků bylo úspěšně smazáno',
    imageUploaded: 'Obrázek byl úspěšně nahrán',
  },
  failures: {
    load: 'Nepodařilo se načíst příspěvky: %{reason}',
    invalidList: 'Neočekávaný formát dat při načítání příspěvků',
    edit: 'Nepodařilo se načíst příspěvek pro úpravu: %{reason}',
    invalid: 'Server poslal neplatná data příspěvku',
    image: 'Nepodařilo se nahrát obrázek: %{reason}',
    save: 'Nepodařilo se uložit příspěvek: %{reason}',
    delete: 'Nepodařilo se smazat příspěvek: %{reason}',
  },
};
