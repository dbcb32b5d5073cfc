import type { z } from 'zod';
import type { Need } from './access.ts';
import type { EventType, LegalKind } from './constants.ts';
import type { Locale } from './locales.ts';
import type { MessageKey } from './messages/messages.ts';

export interface DescribedFile {
  /** The record's field that holds the stored path. */
  path: string;
  /** The multipart field of a new file. */
  file: string;
  /** Aspect ratios to which the site crops it, as width / height; empty if it is not cropped. */
  shapes: readonly number[];
  needsAlt?: true;
}

/** A separate table with pictures of a record. */
interface PictureTable extends Pick<DescribedFile, 'shapes' | 'needsAlt'> {
  field: string;
  table: string;
  column: string;
}

interface SitePlace {
  path: string;
  search?: Record<string, string>;
  hash?: string;
}

export interface Placed {
  id: number | string;
  slug?: string;
  /** One slug per language, for blog posts. */
  slugs?: Record<Locale, string>;
  /** Slugs among the texts, for pages. */
  translations?: Partial<Record<Locale, { slug?: string }>>;
  event_type?: EventType;
  /** For legal texts: the document, and the first day of the version. */
  kind?: LegalKind;
  valid_from?: string;
}

interface Schemas {
  record: z.ZodObject;
  /** Input schema of an update; its fields are in the order in which rules are reported. */
  update: z.ZodObject;
  /** Input schema of a new record, if it is stricter. */
  create?: z.ZodObject;
  /** Rules that are reported before all others. */
  ruleOrder?: readonly MessageKey[];
}

/** Everything that distinguishes a resource; all tables of resources derive from it. */
export interface Descriptor {
  /** Name in the back-office's URLs, if it differs from the path. */
  screen?: string;
  about: string;
  /** Loads the schemas on demand: browsers need them for forms only. */
  schemas(): Promise<Schemas>;
  /** Singular name in the database: for `car`, rows are in `cars`, texts in `car_translations`. */
  row: string;
  texts: readonly string[];
  /** Further texts per language that are not under `translations` in the record. */
  nestedTexts?: readonly string[];
  /** The field that names a record for people; null if there is none. */
  title: string | null;
  /** Natural keys as paths of fields; if a field is empty, the next key is used. */
  naturalKeys: readonly (readonly string[])[];
  /** Plain fields that `q` searches in addition to the texts. */
  searched: readonly string[];
  files: readonly DescribedFile[];
  /** Tables of further pictures, linked by `<row>_id`, and the field that shows them. */
  pictureTables?: readonly PictureTable[];
  /** Fields whose texts may contain paths of stored files. */
  filesWithin?: readonly string[];
  /** Amounts in crowns, stored in haléře as `<name>_halere`. */
  money?: readonly string[];
  /** Input fields without a column: derived from other fields, or used once, such as a first count. */
  derived?: readonly string[];
  /** Fields that are set on creation only. */
  fixed?: readonly string[];
  hasSlug?: true;
  /** Has a `display_order`, which sorts lists and is changed by dragging. */
  isOrdered?: true;
  /** Published at its `publish_at` and unpublished at its `unpublish_at`, if set. */
  isScheduled?: true;
  /** The field with the first day, in Prague, on which visitors see the record. */
  startsOn?: string;
  /** The field with the last day, in Prague, on which visitors can buy the record. */
  soldUntil?: string;
  /** The right that its writes need, where that is more than `write content`. */
  writeNeed?: Need;
  /** Imported and exported as CSV. */
  isImported?: true;
  /** Counted on the dashboard. */
  isCounted?: true;
  /** Active records without a picture or a translation are listed on the dashboard. */
  isCheckedForGaps?: true;
  /** Texts that are answered in the requested language only. */
  readInOneLanguage?: readonly string[];
  /** Texts that a write may send outside `translations`, in the language of the request. */
  bareTexts?: readonly string[];
  /** The parent resource: the field with the parent's id, and its path. */
  parent?: { field: string; path: string };
  /** Group in the back-office's menu, and the letter that opens it after `g`. */
  menu?: { group: 'content' | 'setup'; shortcut: string };
  /** Where the site shows a record, so that it can be previewed; null without an address. */
  place?(record: Placed, locale: Locale): SitePlace | null;
}

/** The database table of a resource. */
export const tableOf = ({ row }: Pick<Descriptor, 'row'>) => `${row}s`;

/** The table with translations of a resource, and its column with the id of the record. */
export const textsTableOf = ({ row }: Pick<Descriptor, 'row'>) => ({
  table: `${row}_translations`,
  key: `${row}_id`,
});
