import type { ZodType } from 'zod';
import { VERSION } from './fieldNotes.ts';
import { inSchema, partialSchema } from './inSchema.ts';
import type { WriteBody } from './model.ts';
import { requestBody } from './requestBody.ts';

/**
 * The body of a change: any of the schema's fields, and the version that it starts from. The route parses
 * it, over the record as it is.
 */
export function changeBody(name: string, update: ZodType): WriteBody {
  return requestBody(name, () => {
    const schema = partialSchema(inSchema(update));
    return { ...schema, properties: { ...schema.properties, version: VERSION } };
  });
}
