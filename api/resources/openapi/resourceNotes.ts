import type { ZodType } from 'zod';
import type { Embeds } from '../crud/embed.ts';
import type { Parameter, Part, Schema } from './model.ts';

/** What a declaration can't tell of itself. */
export interface ResourceNotes<Wire> {
  /** The record as it travels. */
  record: ZodType<Wire>;
  /** Name of the record's component: `TeamMember`. */
  name: string;
  /** Name of the whole, in operation ids: `TeamMembers`. */
  plural: string;
  tag: Part['tag'];
  /** The resource's own query parameters. */
  parameters?: readonly Parameter[];
  embeds?: Embeds;
  /** Fields that writes take beside the schema's. */
  alsoTakes?: Readonly<Record<string, Schema>>;
  /** Media types of a file field that is no picture. */
  fileTypes?: string;
  /** Several files in one field. */
  fileList?: { file: string; many: number; types: string };
}

/** `TeamMember` as it stands in a sentence. */
export const wordsOf = (name: string): string =>
  name.replace(/(?<=.)([A-Z])/g, ' $1').toLowerCase();

/** The same with its article. */
export const oneOf = (name: string): string => {
  const words = wordsOf(name);
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
};
