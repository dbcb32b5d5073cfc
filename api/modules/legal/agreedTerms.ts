import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { AgreedText } from '../../../db/models/agreedText.ts';
import type { Locale } from '../../contract/locales.ts';
import { pragueDays } from '../../contract/pragueTime.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';
import { daysInForce, filledInstruction, filledText } from './versions.ts';

/** Returns the digest of the terms that an order agrees to. */
export type AgreedTerms = (locale: Locale, now: Date) => Promise<string>;

interface Kept {
  since: Date;
  until: Date;
  digest: Promise<string>;
}

const MADE_OF: readonly string[] = ['legal-texts', 'settings'];

/**
 * Keeps the terms in force once, with the instruction on withdrawal, under the digest of both, which is
 * remembered until they change.
 */
export function createAgreedTerms({ knex, cache }: { knex: Knex; cache: ResponseCache }) {
  const kept = new Map<Locale, Kept>();
  cache.onForget((tags) => {
    if (tags === null || tags.some((tag) => MADE_OF.includes(tag))) kept.clear();
  });
  return (locale: Locale, now: Date): Promise<string> => {
    const known = kept.get(locale);
    if (known && known.since <= now && now < known.until) return known.digest;
    const digest = keepTerms(knex, locale, now);
    // Another version may hold from midnight.
    for (const { since, until } of pragueDays(now, 1)) kept.set(locale, { since, until, digest });
    digest.catch(() => kept.get(locale)?.digest === digest && kept.delete(locale));
    return digest;
  };
}

async function keepTerms(knex: Knex, locale: Locale, now: Date): Promise<string> {
  const kind = 'terms';
  const [day] = await daysInForce(knex, kind, now);
  const filled = await filledText(knex, kind, locale, day);
  const withdrawal = await filledInstruction(knex, locale);
  const text = { kind, locale, ...filled, withdrawal } as const;
  const digest = createHash('sha256').update(JSON.stringify(text)).digest('hex');
  await AgreedText.query(knex)
    .insert({ digest, ...text })
    .onConflict('digest')
    .ignore();
  return digest;
}
