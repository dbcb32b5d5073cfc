import type { z } from 'zod';
import type { EventType, LegalKind } from './constants.ts';
import type { Locale } from './locales.ts';
import type { MessageKey } from './messages/messages.ts';

export interface DescribedFile {
  /** The record's field with the stored path. */
  path: string;
  /** The multipart field that brings a new file. */
  file: string;
  /** The shapes that the site cuts it to, as width / height; none where it is shown whole. */
  shapes: readonly number[];
  needsAlt?: true;
}

/** Pictures of a record in a table of their own. */
interface PictureTable extends Pick<DescribedFile, 'shapes' | 'needsAlt'> {
  field: string;
  table: string;
  column: string;
}

export interface SitePlace {
  path: string;
  search?: Record<string, string>;
  hash?: string;
}

export interface Placed {
  id: number | string;
  slug?: string;
  /** Posts have one per language. */
  slugs?: Record<Locale, string>;
  /** Pages have theirs with their texts. */
  translations?: Partial<Record<Locale, { slug?: string }>>;
  event_type?: EventType;
  /** Of a legal text: which document, and its version's first day. */
  kind?: LegalKind;
  valid_from?: string;
}

interface Schemas {
  record: z.ZodObject;
  /** What a write over a record is parsed by; fields in the order of the rules. */
  update: z.ZodObject;
  /** What a new record is parsed by, where that is stricter. */
  create?: z.ZodObject;
  /** Rules that are reported before all others. */
  ruleOrder?: readonly MessageKey[];
}

/** What the product knows of a resource; every table of resources is made of this. */
export interface Descriptor {
  /** Its name in the back-office's addresses, where that isn't its path. */
  screen?: string;
  about: string;
  /** Its schemas, loaded on demand: browsers need them with the first form only. */
  schemas(): Promise<Schemas>;
  /** One record in the database's names: `car` stands in `cars`, its texts in `car_translations`. */
  row: string;
  texts: readonly string[];
  /** Further texts kept per language, which stand elsewhere in the record than in `translations`. */
  nestedTexts?: readonly string[];
  /** The field that people know a record by; null when it has none. */
  title: string | null;
  /** Paths of fields that recognise a record; where one of them is empty, the next key counts. */
  naturalKeys: readonly (readonly string[])[];
  /** Plain fields that `q` searches beside the texts. */
  searched: readonly string[];
  files: readonly DescribedFile[];
  /** Tables of further pictures, with the record's id in `<row>_id`, and the field that shows them. */
  pictureTables?: readonly PictureTable[];
  /** Fields whose texts may name stored files among other words. */
  filesWithin?: readonly string[];
  /** Amounts in crowns, stored in haléře as `<name>_halere`. */
  money?: readonly string[];
  /** Fields of writes that the server makes of other fields. */
  derived?: readonly string[];
  /** Fields that only the creation sets. */
  fixed?: readonly string[];
  hasSlug?: true;
  /** It has a `display_order`, which sorts lists and can be changed by dragging. */
  isOrdered?: true;
  /** It goes on line at its `publish_at` and off at its `unpublish_at`, where it has them. */
  isScheduled?: true;
  /** The field with the day from which visitors see a record, beginning in Prague. */
  startsOn?: string;
  isAudited: true;
  /** Loaded and exported as CSV. */
  isImported?: true;
  /** The dashboard shows how many there are. */
  isCounted?: true;
  /** The dashboard lists active records that lack a picture or a translation. */
  isCheckedForGaps?: true;
  /** A read brings these texts in the asked language alone. */
  readInOneLanguage?: readonly string[];
  /** A write may bring these texts bare, meant in the language of the request. */
  bareTexts?: readonly string[];
  /** The records that these belong to: the field with their id and their path. */
  parent?: { field: string; path: string };
  /** Its group in the back-office's menu and the letter that opens it after `g`. */
  menu?: { group: 'content' | 'setup'; shortcut: string };
  /** Where the site shows a record; null when it has no address. Such records can be previewed. */
  place?(record: Placed, locale: Locale): SitePlace | null;
}

export const tableOf = ({ row }: Pick<Descriptor, 'row'>) => `${row}s`;

export const textsTableOf = ({ row }: Pick<Descriptor, 'row'>) => ({
  table: `${row}_translations`,
  key: `${row}_id`,
});
