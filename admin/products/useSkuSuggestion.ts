import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMayWrite } from '../ui/access.tsx';
import { type FormVariant, suggestedSku } from './variants.ts';

/** Suggests the SKU of a new variant from the product's slug and its values, until one is typed. */
export function useSkuSuggestion(index: number): void {
  const isAllowed = useMayWrite();
  const { getValues, setValue } = useFormContext();
  const slug: unknown = useWatch({ name: 'slug' });
  const variant: FormVariant | undefined = useWatch({ name: `variants.${index}` });
  const names = JSON.stringify(variant?.values ?? []);
  const isNew = variant !== undefined && typeof variant.id !== 'number';
  const suggested = useRef<string | null>(null);

  useEffect(() => {
    if (!isNew || !isAllowed) return;
    const all: FormVariant[] = getValues('variants') ?? [];
    const { sku = '', values = [] } = all[index] ?? {};
    const taken = all.filter((_variant, at) => at !== index).map((other) => other.sku);
    const suggestion = suggestedSku(typeof slug === 'string' ? slug : '', values, taken);
    // A row that was only moved or drawn anew has the suggestion already.
    const isOurs = !sku || sku === suggested.current || sku === suggestion;
    if (!isOurs || names === '') return;
    suggested.current = suggestion;
    if (sku !== suggestion) setValue(`variants.${index}.sku`, suggestion, { shouldDirty: true });
  }, [getValues, index, isAllowed, isNew, names, setValue, slug]);
}
