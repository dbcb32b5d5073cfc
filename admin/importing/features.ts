import type { ProductFeature } from '../../api/contract/types.ts';
import type { FormFields } from '../providers/formData.ts';
import { valueAt } from './csvResource.ts';

/** A product with its features as one text per language, a line for each. */
export function unfoldFeatures(product: FormFields): FormFields {
  const features = isFeatureList(product.features) ? product.features : [];
  const lines = (locale: 'cs' | 'en') => features.map((feature) => feature[locale]).join('\n');
  return { ...product, features: { cs: lines('cs'), en: lines('en') } };
}

/** The reverse: lines with the same number are the two languages of one feature. */
export function foldFeatures(changes: FormFields, product: FormFields | null): FormFields {
  if (changes.features === undefined) return changes;
  const before = unfoldFeatures(product ?? {});
  const lines = (locale: 'cs' | 'en') => {
    const text =
      valueAt(changes, ['features', locale]) ?? valueAt(before, ['features', locale]) ?? '';
    return String(text).split('\n');
  };
  const cs = lines('cs');
  const en = lines('en');
  const features = Array.from({ length: Math.max(cs.length, en.length) }, (_, index) => ({
    cs: cs[index]?.trim() ?? '',
    en: en[index]?.trim() ?? '',
  }));
  return { ...changes, features: features.filter((feature) => feature.cs || feature.en) };
}

const isFeatureList = (value: unknown): value is readonly ProductFeature[] => Array.isArray(value);
