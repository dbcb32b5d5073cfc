import type { Knex } from 'knex';
import { readSettingTexts } from '../../../../db/models/settingTexts.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { invalidField } from '../../../platform/failure.ts';

/** Letters that a password must have apart from words that are guessed first on this site. */
const LEAST_OWN = 6;
/** Shorter words are in too many others. */
const LEAST_WORD = 4;

/**
 * Refuses a new password that guessing begins with.
 * @throws a 422 at the field `new_password`
 */
export async function refuseGuessable(knex: Knex, password: string, email: string): Promise<void> {
  const reason = await whyGuessable(knex, password, email);
  if (reason) throw invalidField('new_password', reason);
}

/**
 * Why guessing begins with a password: it is one of the 10,000 most common, or little more than names of
 * the site, the product or the account. Null for all others.
 */
export async function whyGuessable(
  knex: Knex,
  password: string,
  email: string,
): Promise<'password.common' | 'password.names' | null> {
  // Loaded when a password is chosen, which is seldom.
  const { default: list } = await import('./commonPasswords.json', { with: { type: 'json' } });
  if (` ${list.common} `.includes(` ${password.toLowerCase()} `)) return 'password.common';
  return isOfNames(password, await namesHere(knex, email)) ? 'password.names' : null;
}

async function namesHere(knex: Knex, email: string): Promise<string[]> {
  const sites = await Promise.all(
    LOCALES.map((locale) => readSettingTexts(knex, ['site.name'], locale)),
  );
  return ['paddock', ...email.split('@'), ...sites.map((texts) => texts['site.name'])];
}

/** Whether little is left of a password once the names and their words are taken out. */
export function isOfNames(password: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => [plain(name), ...name.split(/[^\p{L}\d]+/u).map(plain)])
    .filter((word) => word.length >= LEAST_WORD)
    .sort((a, b) => b.length - a.length);
  const own = words.reduce((rest, word) => rest.replaceAll(word, ' '), plain(password));
  return own.includes(' ') && own.replaceAll(' ', '').length < LEAST_OWN;
}

/** Letters and digits alone, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');
