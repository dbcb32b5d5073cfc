import { describe, expect, it } from 'vitest';
import type { Locale } from '../locales.ts';
import { factOf, isFactValue, legalNumbers } from './facts.ts';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

const values = (years: number) => ({
  seller: { card: '<address>Kart</address>', line: 'Kart, Písek' },
  team: 'Kart',
  email: '<a href="mailto:a@b.cz">a@b.cz</a>',
  vat: '',
  numbers: { ...legalNumbers(() => ''), orderYears: years },
});

describe('placeholders', () => {
  it.each<[string, number, Locale, string]>([
    ['<p>%{orderYears} x</p>', 5, 'cs', '<p>5 x</p>'],
    ['%{orderYears|rok|roky|let}', 1, 'cs', '1 rok'],
    ['%{orderYears|rok|roky|let}', 3, 'cs', '3 roky'],
    ['%{orderYears|rok|roky|let}', 5, 'cs', '5 let'],
    ['%{orderYears|year|years}', 1, 'en', '1 year'],
    ['%{orderYears|year|years}', 2, 'en', '2 years'],
    ['<p>%{seller}</p>', 5, 'cs', '<address>Kart</address>'],
    ['<p>We are %{seller}.</p>', 5, 'cs', '<p>We are Kart, Písek.</p>'],
    ['final%{vat}.', 5, 'cs', 'final.'],
    ['%{email}', 5, 'cs', '<a href="mailto:a@b.cz">a@b.cz</a>'],
    // A link must not be filled into the address of another link.
    ['<a href="mailto:%{email}">x</a>', 5, 'cs', '<a href="mailto:%{email}">x</a>'],
  ])('%s with %i in %s is %s', (html, years, locale, filled) => {
    expect(fillPlaceholders(html, values(years), locale)).toBe(filled);
  });

  it.each([
    ['<p>%{seller} %{orderYears|rok|roky|let} 100 %</p>', []],
    ['%{owner} and %{seler}, %{owner}', ['%{owner}', '%{seler}']],
    ['%{constructor}', ['%{constructor}']],
    ['%{team|a|b}', ['%{team|a|b}']],
    ['%{team', ['%{team']],
    ['%{<b>team</b>}', ['%{']],
    ['<a href="mailto:%{email}">x</a>', ['%{email}']],
  ])('of %s, the unknown ones are %j', (html, unknown) => {
    expect(unknownPlaceholders(html)).toEqual(unknown);
  });
});

describe('facts', () => {
  it.each([
    ['', true],
    ['14', true],
    ['999', true],
    ['13', false],
    ['1000', false],
    ['14.5', false],
    [' 14', false],
    ['two weeks', false],
  ])('the days to return goods may be %j: %s', (value, isAllowed) => {
    expect(isFactValue('withdrawal_days', value)).toBe(isAllowed);
    expect(factOf('withdrawal_days', () => value)).toBe(isAllowed && value ? Number(value) : 14);
  });

  it.each([
    ['', '', 5, 5],
    ['', 'on', 5, 10],
    ['7', 'on', 7, 10],
    ['12', 'on', 12, 12],
    ['7', 'off', 7, 7],
  ])('orders kept for %j years, VAT %j: contact %i, documents %i', (years, vat, orders, papers) => {
    const settings: Record<string, string> = { order_years: years, vat_payer: vat };
    const numbers = legalNumbers((key) => settings[key] ?? '');
    expect(numbers).toMatchObject({ orderYears: orders, documentYears: papers });
  });

  it('a delivery takes no less than it takes at least', () => {
    const numbers = legalNumbers((key) => (key === 'delivery_days_from' ? '10' : ''));
    expect(numbers).toMatchObject({ deliveryFrom: 10, deliveryTo: 10 });
  });
});
