import type { siteEn } from './siteEn.ts';

/** The server's answers that pages of the site show by themselves as well, in Czech. */
export const siteCs: Readonly<Record<keyof typeof siteEn, string>> = {
  'email.wrong': 'Zadejte platný e-mail.',
  'contact.required': 'Všechna pole jsou povinná.',
  'contact.terms': 'Musíte souhlasit se zpracováním osobních údajů a podmínkami.',
  'contact.spam': 'Byl rozpoznán spam.',
  'login.required': 'E-mail a heslo jsou povinné.',
  'login.wrong': 'Nesprávné přihlašovací údaje nebo chyba serveru. Zkuste to prosím znovu.',
  'order.shipping': 'Vyberte způsob dopravy.',
  'order.payment': 'Vyberte způsob platby.',
  'car.notFound': 'Auto nenalezeno',
  'product.notFound': 'Produkt nenalezen',
};
