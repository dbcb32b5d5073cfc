import type { ZodType, z } from 'zod';
import type { Role, RouteRule, Scope } from '../../contract/access.ts';
import { isFields } from '../../contract/loading.ts';
import type { ListFields } from '../lists/fields.ts';

export type Schema = z.core.JSONSchema.BaseSchema;

export const isSchema = (value: unknown): value is Schema => isFields(value);

export interface Ref {
  $ref: string;
}

interface MediaType {
  schema: Schema;
  encoding?: Record<string, { contentType: string }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required?: boolean;
  schema?: Schema;
  /** In place of `schema` where the value is a JSON text. */
  content?: Record<string, MediaType>;
  style?: 'form';
  explode?: boolean;
}

interface RequestBody {
  description?: string;
  required: boolean;
  content: Record<string, MediaType>;
}

/** The body of a write: how it is described, and what parses it. */
export interface WriteBody<Input = unknown> {
  required: boolean;
  /** Its content and the components of that. Made for the document alone, since schemas take a while. */
  describe(): Pick<RequestBody, 'content'> & { inputs: Record<string, Schema> };
  /** Null where the route parses the fields itself. */
  schema: ZodType<Input> | null;
  /** How many files its form may bring. */
  maxFiles: number;
}

export interface Header {
  description: string;
  schema: Schema;
}

export interface Answer {
  description: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** The description of one route; the document adds what all have in common. */
export interface Described {
  id: string;
  summary: string;
  description?: string;
  /** What the `{key}` of the path is, when it is more than a numeric id. */
  key?: string;
  parameters?: readonly Parameter[];
  list?: ListFields;
  isCached?: boolean;
  body?: WriteBody;
  answers: Readonly<Record<number, Answer | Ref>>;
  /** Who may call it. */
  rule: RouteRule;
}

/** A chapter of the document: the routes of one resource and the components they need. */
export interface Part {
  tag: { name: string; description: string };
  /** By method and path below `/api`: `get /cars`. */
  routes: Readonly<Record<string, Described>>;
  /** What travels out, by component name. */
  records?: Readonly<Record<string, ZodType>>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  /** Which of the team, and which scopes of tokens, may call what isn't public. */
  'x-roles'?: readonly Role[];
  'x-scopes'?: readonly Scope[];
  parameters: (Parameter | Ref)[];
  requestBody?: RequestBody;
  responses: Record<string, Answer | Ref>;
}

export type PathItem = Partial<Record<Method, Operation>>;

export const schemaRef = (name: string): Schema & Ref => ({ $ref: `#/components/schemas/${name}` });

export const json = (schema: Schema): Record<string, MediaType> => ({
  'application/json': { schema },
});
