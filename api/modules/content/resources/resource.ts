import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import type { ZodObject, ZodType, z } from 'zod';
import type { Translation } from '../../../../db/models/contentModel.ts';
import type { Entity } from '../../../../db/models/row.ts';
import type { Need } from '../../../contract/access.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { MessageKey } from '../../../contract/messages/messages.ts';
import type { PictureInfo } from '../../../contract/types.ts';
import type { Context, Preview } from '../../../platform/http/context.ts';
import type { ListFields } from '../../../platform/lists/fields.ts';
import type { ListQuery } from '../../../platform/lists/listQuery.ts';
import type { UniqueField } from '../../../platform/refusingTaken.ts';
import type { Accepted, PictureInfos, Uploads } from '../../media/index.ts';

export interface ResourceDeps {
  knex: Knex;
  uploads: Uploads;
  pictures: PictureInfos;
}

interface FileField {
  file: string;
  path: string;
  /** What may be stored here, null when this input's value is no file; a picture if not declared. */
  accepts?(given: object): Accepted | null;
}

export interface Presenting {
  locale: Locale;
  picture(path: string | null | undefined): PictureInfo | null;
}

export interface PresentingTo extends Presenting {
  /** An administrator sees what is stored, without texts of the other language in its place. */
  isAdministrator: boolean;
  /** Whether it is one of a list. */
  isListed?: boolean;
}

/** A model as the service uses it; its records are the declaration's `M`. */
export interface AnyModel {
  tableName: string;
  query(db: Knex): AnyQueryBuilder;
}

export interface TextModel {
  translated: readonly string[];
  translationModel: typeof Translation;
}

export interface Preparing<M extends Entity> {
  knex: Knex;
  uploads: Uploads;
  ctx: Context;
  current: M | null;
}

/** Records of another resource that are deleted with their parent. */
export interface Owned {
  resource: ContentResource;
  key: string;
}

interface Hooks<M extends Entity, Input> {
  /** Reads a body before the schema does, e.g. bare texts of an achievement. */
  readBody?(
    body: Record<string, unknown>,
    ctx: Context,
    current: M | null,
  ): Record<string, unknown>;
  /** Completes a valid input, e.g. with a slug, before anything is stored. */
  prepare?(input: Input, work: Preparing<M>): Promise<Input>;
  /** Runs before the row is stored; returns the other records that it changes, as they were. */
  saving?(trx: Knex.Transaction, input: Input, current: M | null): Promise<readonly M[]>;
  /** Runs in the writing transaction after the row and its texts are stored. */
  saved?(trx: Knex.Transaction, id: number, input: Input, current: M | null): Promise<void>;
  /** What the answer to a write says besides the record. */
  notes?(ctx: Context): object;
  /** What keeps records from being deleted, other than an administrator's rights. */
  inUse?: {
    /** The ids of those that are in use; locks what it looked at in a transaction. */
    find(db: Knex, ids: readonly number[], now: Date): Promise<ReadonlySet<number>>;
    message: MessageKey;
  };
}

/** A resource of the site's content: described in the API's document and kept in the audit trail. */
export interface Resource<M extends Entity, Input, Wire> {
  path: string;
  docs: ResourceDocs;
  record: ZodType<Wire>;
  embeds: Embeds;
  model: AnyModel;
  texts: TextModel;
  hasSlug: boolean;
  /** The record at a slug, where each language has its own; the asked one comes first. */
  idAtSlug?(knex: Knex, slug: string, locale: Locale): Promise<number | null>;
  notFound: MessageKey;
  unique?: UniqueField;
  create: ZodType<Input>;
  update: ZodType<Input> & { shape: object };
  ruleOrder?: readonly MessageKey[];
  /** Objects into which a write is merged by key instead of replacing them. */
  merged: readonly string[];
  fields: ListFields;
  /** The default order of lists; the id always follows. */
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** Relations that the presenter needs, as an Objection graph expression. */
  graph: string;
  /** Narrows a query to what visitors may see. */
  visible(query: AnyQueryBuilder): void;
  /** A further right that a write of this record needs. */
  alsoNeeds?(record: object): Need;
  /** Also shows the parts of another resource's record in its preview, although it is hidden. */
  alsoVisible?(query: AnyQueryBuilder, preview: Preview): void;
  /** The resource's own query parameters, e.g. `type` of events. */
  parameters?: {
    names: readonly string[];
    apply?(query: AnyQueryBuilder, value: (name: string) => string | undefined): void;
    /** The part of the list, where neither list convention sets one. */
    window?(value: (name: string) => string | undefined): ListQuery['window'];
  };
  files: readonly FileField[];
  /** How many files a form may carry, when it is more than one per field. */
  maxFiles?: number;
  pictures?(record: M): Iterable<string>;
  columns(input: Input): Partial<M>;
  searched(input: Input): readonly string[];
  translations(input: Input): Record<Locale, Record<string, string>>;
  present(record: M, presenting: PresentingTo): Wire;
  /** The record as an input of a write, beside all that is presented of it. */
  asInput(record: M): Record<string, unknown>;
  /** Columns that are set on creation only, e.g. a photo's car. */
  fixed?: readonly string[];
  /** Input fields that are derived from other fields, e.g. a product's cover from its photos. */
  derived?: readonly string[];
  owned?: readonly Owned[];
  /** Other resources that its responses include; writes to them drop the cached responses. */
  shows?: readonly string[];
  /** Replaces records of a list, e.g. published settings by those of the draft that is previewed. */
  replaceListed?(
    records: readonly object[],
    ctx: Context,
    deps: EmbedDeps,
  ): Promise<readonly object[]>;
  hooks: Hooks<M, Input>;
}

export interface ResourceDocs {
  /** Name of the record's component: `TeamMember`. */
  name: string;
  /** Plural name in operation ids: `TeamMembers`. */
  plural: string;
  tag: { name: string; description: string };
  /** The record's name in summaries, where it isn't that of its component. */
  called?: string;
  parameters?: Readonly<Record<string, z.core.JSONSchema.BaseSchema & { description: string }>>;
  alsoTakes?: ZodObject;
  /** Texts that a write may send in the language of the request, instead of `translations`. */
  bareTexts: readonly string[];
  moreFileTypes?: string;
  fileList?: { file: string; many: number; types: string };
}

/** Records of another resource that a list or record may include (`_embed`, `_expand`). */
export interface Embed {
  /** Fills the named field of each record, in a constant number of queries. */
  into(records: readonly object[], ctx: Context, deps: EmbedDeps): Promise<void>;
}

export type EmbedDeps = Pick<ResourceDeps, 'knex' | 'pictures'>;

export type Embeds = Readonly<Record<string, Embed>>;

/** Any of them, where the types of its records don't matter. */
export type ContentResource = Resource<Entity, object, object>;
