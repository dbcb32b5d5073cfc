import type { Knex } from 'knex';
import { LegalText } from '../../../db/models/content.ts';
import type { LegalKind } from '../../contract/constants.ts';
import { pragueToday } from '../../contract/dates.ts';
import { fillPlaceholders } from '../../contract/legal/placeholders.ts';
import cookies from '../../contract/legal/templates/cookies.json' with { type: 'json' };
import privacy from '../../contract/legal/templates/privacy.json' with { type: 'json' };
import terms from '../../contract/legal/templates/terms.json' with { type: 'json' };
import withdrawal from '../../contract/legal/templates/withdrawal.json' with { type: 'json' };
import type { Locale } from '../../contract/locales.ts';
import { readLegalValues } from './placeholderValues.ts';

const TEMPLATES = { terms, privacy, cookies };

/** The day from which the product's own texts hold. */
const TEMPLATE_DAY = '2026-01-01';

/** The text that comes with the product, with its placeholders. */
export const templateOf = (kind: LegalKind, locale: Locale): string =>
  TEMPLATES[kind][locale].join('');

interface FilledText {
  valid_from: string;
  /** HTML without placeholders. */
  content: string;
}

/** The days of a document's active versions until now, the newest first: it is the one in force. */
export async function daysInForce(knex: Knex, kind: LegalKind, now: Date): Promise<string[]> {
  const versions = await LegalText.query(knex)
    .select('valid_from')
    .where({ kind, is_active: true })
    .where('valid_from', '<=', pragueToday(now))
    .orderBy('valid_from', 'desc');
  return versions.map(({ valid_from }) => valid_from);
}

/** A version's text as it was written; the product's template where the team has none. */
export async function writtenText(
  knex: Knex,
  kind: LegalKind,
  locale: Locale,
  day: string | undefined,
): Promise<FilledText> {
  const version =
    day === undefined
      ? undefined
      : await LegalText.query(knex)
          .findOne({ kind, valid_from: day })
          .withGraphFetched('translations');
  const own = version?.translations?.find(({ language }) => language === locale);
  return version && own
    ? { valid_from: version.valid_from, content: own.content }
    : { valid_from: TEMPLATE_DAY, content: templateOf(kind, locale) };
}

/** A version's text, its placeholders filled with what holds now. */
export async function filledText(
  knex: Knex,
  kind: LegalKind,
  locale: Locale,
  day: string | undefined,
): Promise<FilledText> {
  const { valid_from, content } = await writtenText(knex, kind, locale, day);
  const values = await readLegalValues(knex, locale);
  return { valid_from, content: fillPlaceholders(content, values, locale) };
}

/**
 * The instruction on withdrawal and its model form, filled with what holds now (Civil Code, § 1820
 * (1)(f); Government Order No. 363/2013 Coll.). The law gives its words, so that no team has its own.
 */
export async function filledInstruction(knex: Knex, locale: Locale): Promise<string> {
  const values = await readLegalValues(knex, locale);
  return fillPlaceholders(withdrawal[locale].join(''), values, locale);
}
