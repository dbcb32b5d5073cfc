import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { PENDING_FILE } from '../../../contract/fields.ts';
import { LOCALES, type Locale, type PerLocale } from '../../../contract/locales.ts';
import { Failure } from '../../../platform/failure.ts';
import { cleanArticle, imagesIn, withImages } from '../../../platform/html.ts';
import type { Uploads } from '../../media/index.ts';
import type { TextModel } from '../resources/resource.ts';

interface Work {
  knex: Knex;
  uploads: Uploads;
  current: { id: number } | null;
}

interface ArticleTexts {
  slug: string;
  content: string;
}

/** Where a resource keeps the pictures that its articles show. */
interface Images {
  table: string;
  column: string;
  key: string;
}

/** What records with an article and a slug in each language have in common. */
export function articles({ translationModel }: TextModel, { table, column, key }: Images) {
  /** The record with a slug in the first of the languages that has one. */
  async function idAtSlug(knex: Knex, slug: string, ...locales: Locale[]): Promise<number | null> {
    for (const language of locales) {
      const found = await translationModel.query(knex).where({ language, slug }).first();
      if (found) return Number(Reflect.get(found, translationModel.parentKey));
    }
    return null;
  }

  /** @throws Failure 409 with the message at each slug that another record has in that language */
  async function refuseTakenSlugs(knex: Knex, texts: PerLocale<ArticleTexts>, ownId: number) {
    const taken = { key: 'slug.taken' } as const;
    const errors: Record<string, typeof taken> = {};
    for (const locale of LOCALES) {
      const other = await idAtSlug(knex, texts[locale].slug, locale);
      if (other !== null && other !== ownId) errors[`translations.${locale}.slug`] = taken;
    }
    if (Object.keys(errors).length > 0) throw new Failure(409, taken, { errors });
  }

  /** Stores an article's external and embedded images; throws a 415 or 422 at the field. */
  async function storeImages(html: string, field: string, { knex, uploads, current }: Work) {
    const addresses = imagesIn(html);
    if (addresses.length === 0) return html;
    // An image that the record has already is not checked again: it may have been deleted since.
    const own = new Set<string>(
      current ? await knex(table).where(key, current.id).pluck<string[]>(column) : [],
    );
    const stored = new Map<string, string>();
    for (const address of addresses.filter((each) => !own.has(each))) {
      const path = address.startsWith('data:')
        ? await storeDataPicture(uploads, address, field)
        : await uploads.store(address, undefined, field, 'articleImage');
      stored.set(address, path);
    }
    return withImages(html, stored);
  }

  return {
    idAtSlug,

    /** Checks that slugs are free, cleans contents and stores their images. */
    async prepare<T extends ArticleTexts>(given: PerLocale<T>, work: Work): Promise<PerLocale<T>> {
      await refuseTakenSlugs(work.knex, given, work.current?.id ?? 0);
      const texts = { ...given };
      for (const locale of LOCALES) {
        const field = `translations.${locale}.content`;
        const content = await storeImages(cleanArticle(texts[locale].content), field, work);
        texts[locale] = { ...texts[locale], content };
      }
      return texts;
    },

    /** Records which pictures a record shows: those of its articles and `others`. */
    async saveImages(
      trx: Knex.Transaction,
      id: number,
      texts: PerLocale<ArticleTexts>,
      ...others: string[]
    ): Promise<void> {
      const used = LOCALES.flatMap((locale) => imagesIn(texts[locale].content));
      const paths = new Set([...others, ...used].filter((path) => path !== ''));
      await trx(table).where(key, id).delete();
      const rows = [...paths].map((path) => ({ [key]: id, [column]: path }));
      if (rows.length > 0) await trx.batchInsert(table, rows, 250);
    },
  };
}

/** Stores the picture of a `data:` address as if it had been sent as a file. */
async function storeDataPicture(uploads: Uploads, address: string, field: string) {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const folder = await mkdtemp(join(tmpdir(), 'paddock-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    const file = { path, size: bytes.length, name: '', claimedType: '' };
    return await uploads.store(PENDING_FILE, file, field, 'articleImage');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
