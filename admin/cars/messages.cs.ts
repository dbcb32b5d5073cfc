import type { SameKeys } from '../i18n/messages.ts';
import type { cars as english } from './messages.en.ts';

/** Texts of the cars. */
export const cars: SameKeys<typeof english> = {
  name: 'Auto |||| Auta |||| Auta',
  empty: 'Žádná auta nenalezena',
  invite: 'Přidejte první auto; návštěvníci ho uvidí, jakmile bude aktivní.',
  current: 'Aktuální',
  currentHelp: 'Aktuální může být jen jedno auto; vystřídá to dosavadní.',
  slugHelp: 'Konec adresy. Když zůstane prázdný, vytvoří se z anglického názvu.',
  photos: 'Fotografie',
  specification: 'Specifikace %{slot}',
  page: { list: 'Auta', create: 'Nové auto', edit: 'Úprava auta: %{record}' },
  tabs: { general: 'Obecné', specifications: 'Specifikace' },
  action: { add: 'Přidat auto', setCurrent: 'Nastavit jako vůz aktuální sezóny' },
  message: { delete_content: 'Opravdu chcete smazat toto auto?' },
  fields: {
    image_path: 'Fotografie',
    name: 'Název',
    description: 'Popis',
    season: 'Sezóna',
    horsepower: 'Výkon (koní)',
    slug: 'Slug',
    is_current: 'Vůz aktuální sezóny',
    spec_icon: 'Ikona',
    spec_label: 'Popisek',
    spec_value: 'Hodnota',
  },
  rules: {
    name: 'Název je povinný v obou jazycích',
    photo: 'Fotografie je u nového auta povinná',
  },
  notifications: {
    created: 'Auto bylo úspěšně přidáno',
    updated: 'Auto bylo úspěšně upraveno',
    deleted:
      'Auto bylo úspěšně smazáno |||| %{smart_count} auta byla úspěšně smazána |||| %{smart_count} aut bylo úspěšně smazáno',
    current: 'Auto bylo nastaveno jako vůz aktuální sezóny',
  },
  failures: {
    load: 'Nepodařilo se načíst auta',
    edit: 'Nepodařilo se načíst auto k úpravě',
    save: 'Nepodařilo se uložit auto: %{reason}',
    delete: 'Nepodařilo se smazat auto',
    current: 'Nepodařilo se nastavit auto jako aktuální',
  },
  icons: {
    'tachometer-alt': 'Rychloměr',
    cog: 'Ozubené kolo',
    user: 'Osoba',
    calendar: 'Kalendář',
    wrench: 'Klíč',
    weight: 'Závaží',
    road: 'Silnice',
    'gas-pump': 'Stojan na palivo',
    tachometer: 'Otáčkoměr',
    car: 'Auto',
    'flag-checkered': 'Šachovnicový praporek',
    cogs: 'Ozubená kola',
  },
};
