import { SPEC_SLOTS } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { Car } from '../../api/contract/types.ts';
import type { IconName } from '../icons/names.ts';

export interface Spec {
  slot: (typeof SPEC_SLOTS)[number];
  icon: IconName;
  label: string;
  value: string;
}

/** A car's specification cells in one language, empty ones left out. */
export function carSpecs({ spec_icons, translations }: Car, locale: Locale): Spec[] {
  return SPEC_SLOTS.map((slot) => ({
    slot,
    icon: spec_icons[`spec_${slot}_icon`],
    label: spec_icons[`spec_${slot}_label`][locale] || spec_icons[`spec_${slot}_label`].en,
    value: translations[locale][`specs_${slot}`] || translations.en[`specs_${slot}`],
  })).filter(({ value }) => value !== '');
}
