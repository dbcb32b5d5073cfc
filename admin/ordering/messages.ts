import type { SameKeys } from '../i18n/messages.ts';

/** Texts of putting things in order by hand. */
export const en = {
  handle: 'Move: %{name}',
  sortable: 'movable item',
  instructions:
    'Press Space to pick the item up, the arrow keys to move it, Space again to put it down, and Escape to cancel.',
  picked: '%{name} picked up from place %{place} of %{count}.',
  over: '%{name} is over place %{place} of %{count}.',
  dropped: '%{name} put down at place %{place} of %{count}.',
  cancelled: 'Move cancelled. %{name} is back at place %{place} of %{count}.',
  unordered:
    'Records can be moved only while the list is sorted by order, ascending, and shows all of them. Sort it that way and remove the filters.',
  failed: 'The new order could not be saved, so the former one is back. %{reason}',
} as const;

export const cs: SameKeys<typeof en> = {
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
