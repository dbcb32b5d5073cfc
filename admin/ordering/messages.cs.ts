import type { SameKeys } from '../i18n/messages.ts';
import type { ordering as english } from './messages.en.ts';

/** Texts of putting things in order by hand. */
export const ordering: SameKeys<typeof english> = {
  handle: 'Přesunout: %{name}',
  sortable: 'přesunutelná položka',
  instructions:
    'Mezerníkem položku uchopíte, šipkami ji přesunete, dalším stiskem mezerníku ji položíte a klávesou Escape přesun zrušíte.',
  picked: '%{name}: uchopeno na %{place}. místě z %{count}.',
  over: '%{name}: nad %{place}. místem z %{count}.',
  dropped: '%{name}: položeno na %{place}. místo z %{count}.',
  cancelled: 'Přesun zrušen. %{name}: zpět na %{place}. místě z %{count}.',
  unordered:
    'Přesouvat lze jen tehdy, když je seznam seřazený podle pořadí vzestupně a zobrazuje všechny záznamy. Seřaďte ho tak a odeberte filtry.',
  failed: 'Nové pořadí se nepodařilo uložit, proto platí zase to původní. %{reason}',
};
