import type { Parameter, Part, Schema } from '../openapi/model.ts';

/** What the API's document tells of a resource beside what its declaration does. */
export interface ResourceDocs {
  /** Name of the record's component: `TeamMember`. */
  name: string;
  /** Name of the whole, in operation ids: `TeamMembers`. */
  plural: string;
  tag: Part['tag'];
  /** What people call the record, when its component's name says more. */
  called?: string;
  /** The resource's own query parameters. */
  parameters?: readonly Parameter[];
  /** Fields that writes take beside the schema's. */
  alsoTakes?: Readonly<Record<string, Schema>>;
  /** Media types of a file field that is no picture. */
  fileTypes?: string;
  /** Several files in one field. */
  fileList?: { file: string; many: number; types: string };
}
