import { type ZodType, z } from 'zod';
import type { OpenApiDocument } from '../platform/openapi/document.ts';
import type { Schema } from '../platform/openapi/model.ts';

const COMPONENTS = '#/components/schemas/';

/** A schema of the document as one that values can be held against; throws when it is none. */
export function compiled({ components }: OpenApiDocument, schema: Schema): ZodType {
  const whole = { ...schema, $defs: components.schemas };
  const local: Schema = JSON.parse(JSON.stringify(whole).replaceAll(COMPONENTS, '#/$defs/'));
  return z.fromJSONSchema(local);
}
