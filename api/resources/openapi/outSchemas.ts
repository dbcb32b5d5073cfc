import { type ZodType, z } from 'zod';
import { tidy } from './fieldNotes.ts';
import type { Schema } from './model.ts';

/**
 * Contract schemas of what travels out as component schemas; a schema that stands in another one
 * becomes a reference to it.
 */
export function outSchemas(records: Readonly<Record<string, ZodType>>): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(records)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, tidy(schema)]));
}
