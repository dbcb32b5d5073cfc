import type { Page } from 'playwright/test';
import type { Language } from './test.ts';

/** The fields that every order of goods needs, by their labels. */
const LABELS = {
  en: ['Full name', 'E-mail', 'Phone', 'Street and number', 'City', 'Postal code'],
  cs: ['Jméno a příjmení', 'E-mail', 'Telefon', 'Ulice a číslo', 'Město', 'PSČ'],
} as const;

const CUSTOMER = [
  'Žofie Nováková',
  'zofie@example.com',
  '+420 600 100 200',
  'Na Ostrově 7',
  'Písek',
  '397 01',
];

/** Fills in the checkout with a customer and the first shipping method; how it is paid is left to choose. */
export async function fillInCheckout(page: Page, language: Language): Promise<void> {
  for (const [index, label] of LABELS[language].entries()) {
    await page
      .getByLabel(label)
      .first()
      .fill(CUSTOMER[index] ?? '');
  }
  await page.getByRole('main').getByRole('radio').first().check();
}
