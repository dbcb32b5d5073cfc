import { type ZodType, z } from 'zod';
import { isIsoDate } from '../../contract/dates.ts';
import { tidy } from './fieldNotes.ts';
import { isSchema, type Schema } from './model.ts';

/** An input schema in clean form, without the spellings that forms are forgiven. */
export function inSchema(schema: ZodType): Schema {
  const [given, kept] = (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any', override: tellAbsence }),
  );
  return tidy(narrowed(given ?? {}, kept ?? {}));
}

/** The same for a write that is merged into a record: everything may be absent and keeps its value. */
export function partialSchema(schema: Schema): Schema {
  const { required: _required, default: _default, ...rest } = schema;
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    typeof property === 'boolean' ? property : partialSchema(property),
  ]);
  return schema.properties ? { ...rest, properties: Object.fromEntries(properties) } : rest;
}

export const propertiesOf = ({ properties = {} }: Schema): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      typeof property === 'boolean' ? [] : [[name, property]],
    ),
  );

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Asks the schema itself what it does without a value: its refusal is `required`. */
const tellAbsence: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'object') {
    const required = Object.entries(def.shape).filter(([, field]) => !isFineWithout(field));
    jsonSchema.required = required.map(([name]) => name);
  }
  // A step behind a schema never meets what the schema refuses.
  if (def.type === 'transform') return;
  const absent = z.safeParse(zodSchema, undefined);
  // Today's date would be yesterday's tomorrow.
  if (absent.success && !isIsoDate(String(absent.data))) jsonSchema.default = absent.data;
};

const isFineWithout = (field: z.core.$ZodType) => z.safeParse(field, undefined).success;

/** Merges the rules of both sides of a pipe; those of the given side win, since the kept side describes answers. */
function narrowed(given: Schema, kept: Schema): Schema {
  const result: Schema = { ...kept, ...given };
  if (given.type === 'number' && kept.type === 'integer') result.type = 'integer';
  if (given.properties) {
    result.properties = Object.fromEntries(
      Object.entries(given.properties).map(([name, property]) => {
        const other = kept.properties?.[name];
        const both = typeof property === 'object' && typeof other === 'object';
        return [name, both ? narrowed(property, other) : property];
      }),
    );
  }
  const { items } = given;
  if (isSchema(items) && isSchema(kept.items)) result.items = narrowed(items, kept.items);
  return result;
}
