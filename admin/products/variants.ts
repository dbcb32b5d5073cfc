import { LIMITS } from '../../api/contract/constants.ts';
import { slugify } from '../../api/contract/slug.ts';
import type { ProductOption } from '../../api/contract/types.ts';

/** A text in both languages, as it is typed: react-admin takes an empty field for null. */
export type TypedName = { [Language in keyof ProductOption]: string | null };

/** A variant in the form; one without an id isn't saved yet. */
export interface FormVariant {
  id?: number;
  sku: string | null;
  values: TypedName[];
  price_difference: number | string | null;
  /** The place of its photo among the saved ones, from 1; null: none of its own. */
  photo: number | null;
  /** Of a saved one what is in stock, else the first count. */
  stock?: number | string | null;
}

export const noName = (): TypedName => ({ cs: '', en: '' });

export const newVariant = (values: TypedName[]): FormVariant => ({
  sku: '',
  values,
  price_difference: 0,
  photo: null,
  stock: null,
});

/** Typed values, separated by commas; one that differs in English is `černá/black`. */
export function typedValues(text: string): TypedName[] {
  const values = text.split(/[,;\n]/).flatMap((part) => {
    const [cs = '', en = ''] = part.split('/').map((name) => name.trim());
    return cs === '' ? [] : [{ cs, en: en || cs }];
  });
  return unique(values);
}

/** The different values that variants have of an option. */
const valuesOf = (variants: readonly FormVariant[], option: number): TypedName[] =>
  unique(variants.flatMap(({ values }) => values[option] ?? []).filter(({ cs }) => nameOf(cs)));

const nameOf = (text: string | null | undefined): string => text?.trim() ?? '';

const keyOf = (values: readonly TypedName[]): string =>
  JSON.stringify(values.map(({ cs }) => nameOf(cs).toLowerCase()));

const unique = (values: readonly TypedName[]): TypedName[] =>
  values.filter(
    (value, index) => values.findIndex((other) => keyOf([other]) === keyOf([value])) === index,
  );

/**
 * The variants that are missing for every combination of the options' values: those typed, and those
 * that variants already have. At most as many as a product may have; `isCut` if there were more.
 */
export function missingVariants(
  variants: readonly FormVariant[],
  typed: readonly string[],
): { added: FormVariant[]; isCut: boolean } {
  const lists = typed.map((text, option) =>
    unique([...valuesOf(variants, option), ...typedValues(text)]),
  );
  const combinations = lists.reduce<TypedName[][]>(
    (begun, list) => begun.flatMap((values) => list.map((value) => [...values, value])),
    [[]],
  );
  const known = new Set(variants.map(({ values }) => keyOf(values)));
  const missing = combinations.filter((values) => !known.has(keyOf(values)));
  const room = Math.max(0, LIMITS.productVariants - variants.length);
  return { added: missing.slice(0, room).map(newVariant), isCut: missing.length > room };
}

/** `slug-value` for a variant, as no other variant of the product has it; '' without a value. */
export function suggestedSku(
  slug: string,
  values: readonly TypedName[],
  taken: readonly (string | null)[],
): string {
  const names = values.map(({ en, cs }) => slugify(nameOf(en) || nameOf(cs))).filter(Boolean);
  if (names.length === 0) return '';
  const end = names.join('-').slice(0, LIMITS.sku);
  // The value tells variants apart: where both are too long, the slug is cut.
  const start = slug.trim().slice(0, Math.max(0, LIMITS.sku - end.length - 1));
  const sku = [start, end].filter(Boolean).join('-');
  if (!taken.includes(sku)) return sku;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const candidate = sku.slice(0, LIMITS.sku - suffix.length) + suffix;
    if (!taken.includes(candidate)) return candidate;
  }
}

/** Variants without their value of an option. */
export const withoutOption = (variants: readonly FormVariant[], option: number): FormVariant[] =>
  variants.map((variant) => ({
    ...variant,
    values: variant.values.filter((_value, index) => index !== option),
  }));

/** Variants with an empty value of a further option. */
export const withOption = (variants: readonly FormVariant[]): FormVariant[] =>
  variants.map((variant) => ({ ...variant, values: [...variant.values, noName()] }));
