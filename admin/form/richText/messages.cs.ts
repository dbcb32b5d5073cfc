import type { SameKeys } from '../../i18n/messages.ts';
import type { richText as english } from './messages.en.ts';

/** Texts of the rich-text editors. */
export const richText: SameKeys<typeof english> = {
  level: 'Styl odstavce',
  paragraph: 'Odstavec',
  heading: 'Nadpis %{level}',
  bold: 'Tučně',
  italic: 'Kurzíva',
  underline: 'Podtržení',
  strike: 'Přeškrtnutí',
  orderedList: 'Číslovaný seznam',
  bulletList: 'Seznam s odrážkami',
  outdent: 'Zmenšit odsazení',
  indent: 'Zvětšit odsazení',
  left: 'Zarovnat vlevo',
  center: 'Zarovnat na střed',
  right: 'Zarovnat vpravo',
  justify: 'Zarovnat do bloku',
  clean: 'Zrušit formátování',
  toolbar: 'Formátování',
  color: 'Barva textu',
  background: 'Barva pozadí',
  colors: {
    none: 'Výchozí',
    orange: 'Oranžová',
    red: 'Červená',
    yellow: 'Žlutá',
    green: 'Zelená',
    blue: 'Modrá',
    grey: 'Šedá',
  },
  link: {
    button: 'Odkaz',
    title: 'Odkaz',
    address: 'Adresa',
    hint: 'Adresa webu, e-mail nebo cesta na tomto webu, třeba /blog.',
    wrong: 'Na tuto adresu nelze odkázat.',
    remove: 'Odebrat odkaz',
  },
};
