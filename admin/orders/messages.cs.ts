import type { SameKeys } from '../i18n/messages.ts';
import type { orders as english } from './messages.en.ts';

/** Texts of the orders. */
export const orders: SameKeys<typeof english> = {
  name: 'Objednávka |||| Objednávky |||| Objednávky',
  empty: 'Žádné objednávky nenalezeny',
  invite: 'Jakmile si někdo v obchodě objedná, objednávka se objeví tady.',
  notGiven: 'Neuvedeno',
  information: 'Informace o objednávce',
  history: 'Změny stavu',
  page: {
    list: 'Správa objednávek',
    show: 'Objednávka %{number}',
    edit: 'Úprava objednávky %{number}',
  },
  action: {
    details: 'Podrobnosti',
    proforma: 'Zálohová faktura',
    invoice: 'Faktura',
    save: 'Uložit změny',
  },
  message: { delete_content: 'Opravdu chcete smazat tuto objednávku?' },
  fields: {
    id: 'Číslo objednávky',
    customer: 'Zákazník',
    customer_name: 'Jméno',
    customer_email: 'E-mail',
    customer_phone: 'Telefon',
    customer_address: 'Adresa',
    created_at: 'Datum',
    shipping_name: 'Způsob dopravy',
    payment_name: 'Způsob platby',
    total: 'Celkem',
    status: 'Stav',
    mail: 'Potvrzení',
  },
  items: {
    product: 'Produkt',
    price: 'Cena',
    quantity: 'Množství',
    total: 'Celkem',
    shipping: 'Doprava',
    payment: 'Platba',
    grandTotal: 'Celkem k úhradě',
  },
  statuses: {
    pending: 'Čeká na zpracování',
    processing: 'Zpracovává se',
    shipped: 'Odesláno',
    completed: 'Dokončeno',
    done: 'Dokončeno',
    cancelled: 'Zrušeno',
  },
  notifications: {
    deleted:
      'Objednávka úspěšně smazána |||| %{smart_count} objednávky úspěšně smazány |||| %{smart_count} objednávek úspěšně smazáno',
    status: 'Stav objednávky %{id} byl změněn na „%{label}“',
  },
  failures: {
    load: 'Nepodařilo se načíst objednávky: %{reason}',
    invalid: 'Neplatný formát dat z API',
    edit: 'Nepodařilo se načíst podrobnosti objednávky',
    save: 'Nepodařilo se změnit stav objednávky',
    delete: 'Nepodařilo se smazat objednávku',
  },
};
