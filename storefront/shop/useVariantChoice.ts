import { useCallback, useState } from 'react';
import type { Product, ProductOption, ProductVariant } from '../../api/contract/types.ts';
import { variantsOf } from './variants.ts';

/** The chosen value of each option, by its English text; undefined where none is. */
type Chosen = readonly (string | undefined)[];

export interface VariantChoice {
  chosen: Chosen;
  choose: (index: number, value: string) => void;
  /** The variant of all chosen values; also undefined where the product doesn't come in them. */
  variant: ProductVariant | undefined;
}

/** The choice of a variant; a single one is chosen from the start. */
export function useVariantChoice(product: Product): VariantChoice {
  const { options = [] } = product;
  const variants = variantsOf(product);
  const [picked, pick] = useState<Chosen>(() =>
    variants.length === 1 ? (variants[0]?.values.map(({ en }) => en) ?? []) : [],
  );
  const choose = useCallback((index: number, value: string) => {
    pick((known) => Object.assign([...known], { [index]: value }));
  }, []);
  // A value may have been removed since it was chosen.
  const chosen = options.map((_, index) =>
    valuesOf(product, index).some(({ en }) => en === picked[index]) ? picked[index] : undefined,
  );
  const variant = variants.find(({ values }) =>
    values.every(({ en }, index) => en === chosen[index]),
  );
  return { chosen, choose, variant };
}

/** The values of an option, each once, in the order of the variants. */
export function valuesOf(product: Product, index: number): ProductOption[] {
  const values = variantsOf(product).flatMap((variant) => variant.values[index] ?? []);
  return [...new Map(values.map((value) => [value.en, value])).values()];
}

/** Whether a value can be bought together with those chosen of the other options. */
export function stateOf(
  product: Product,
  chosen: Chosen,
  index: number,
  value: string,
): 'offered' | 'soldOut' | 'notOffered' {
  const wanted = Object.assign([...chosen], { [index]: value });
  const fitting = variantsOf(product).filter(({ values }) =>
    values.every(({ en }, place) => wanted[place] === undefined || wanted[place] === en),
  );
  if (fitting.length === 0) return 'notOffered';
  return fitting.every(({ left }) => left === 0) ? 'soldOut' : 'offered';
}
