import { z } from 'zod';
import { pictureInfo } from './entities/picture.ts';

/** Fields of a record: the output of its write schema, and the server's facts about its pictures. */
type Recorded<S extends z.core.$ZodShape> = {
  [Field in keyof S | 'id' | 'version' | InfoOf<keyof S>]: Field extends keyof S
    ? z.ZodType<z.output<S[Field]>>
    : Field extends 'id' | 'version'
      ? z.ZodInt
      : z.ZodNullable<typeof pictureInfo>;
};
type InfoOf<Field> = Field extends `${infer Name}_path` ? `${Name}_info` : never;

/** Derives a record's schema from its write schema: without rules, with `<name>_info` for `<name>_path`. */
export function recordOf<S extends z.core.$ZodShape>({ shape }: { shape: S }) {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const own: [string, z.ZodType][] = [[name, outputOf(field)]];
    if (name.endsWith('_path')) own.push([name.replace(/_path$/, '_info'), pictureInfo.nullable()]);
    return own;
  });
  const record = { id: z.int(), ...Object.fromEntries(fields), version: z.int() };
  return z.object(record as unknown as Recorded<S>);
}

function outputOf(field: z.core.$ZodType): z.ZodType {
  const { def } = field._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'pipe':
      return outputOf(def.out);
    case 'string':
      return z.string();
    case 'boolean':
      return z.boolean();
    case 'number':
      return isWhole(def) ? z.int() : z.number();
    case 'nullable':
      return outputOf(def.innerType).nullable();
    case 'object':
      return z.object(
        Object.fromEntries(
          Object.entries(def.shape).map(([name, inner]) => [name, outputOf(inner)]),
        ),
      );
    case 'enum':
    case 'literal':
      return field as z.ZodType;
    default:
      throw new Error(`A record cannot be made of a field of the type ${def.type}`);
  }
}

/** The storage type of a plain field; null for objects and lists. */
export function plainTypeOf(
  field: z.core.$ZodType,
): 'integer' | 'number' | 'boolean' | 'text' | 'moment' | null {
  const { def } = coreOf(field)._zod;
  switch (def.type) {
    case 'string':
      return Reflect.get(def, 'format') === 'datetime' ? 'moment' : 'text';
    case 'enum':
      return 'text';
    case 'literal':
      return typeof def.values[0] === 'number' ? 'integer' : 'text';
    case 'boolean':
      return 'boolean';
    case 'number':
      return isWhole(def) ? 'integer' : 'number';
    default:
      return null;
  }
}

const isWhole = (def: z.core.$ZodNumberDef): boolean =>
  Reflect.get(def, 'format') === 'safeint' ||
  (def.checks ?? []).some(({ _zod: check }) => Reflect.get(check.def, 'format') === 'safeint');

/** The schema inside preprocessing and nullability: an object, an enum or a plain value. */
export function coreOf(field: z.core.$ZodType): z.core.$ZodTypes {
  const schema = field as z.core.$ZodTypes;
  const { def } = schema._zod;
  if (def.type === 'nullable') return coreOf(def.innerType);
  if (def.type !== 'pipe') return schema;
  return coreOf(def.out._zod.def.type === 'transform' ? def.in : def.out);
}
