import { isLocale } from '../../api/contract/locales.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The name and language of a path like `spec_icons.spec_1_label.en`, and the number of its specification cell. */
export function namedField(path: string) {
  const steps = path.split('.');
  const locale = steps.find(isLocale) ?? null;
  const [own = path] = steps.filter((step) => !isLocale(step) && !PARENTS.has(step));
  const [, ofCell, part] = /^spec_(\d)_(icon|label)$/.exec(own) ?? [];
  if (ofCell) return { name: `spec_${part}`, locale, slot: Number(ofCell) };
  const [, ofValue] = /^specs_(\d)$/.exec(own) ?? [];
  return ofValue
    ? { name: 'spec_value', locale, slot: Number(ofValue) }
    : { name: own, locale, slot: null };
}

const PARENTS = new Set(['translations', 'spec_icons']);

/** A field's label as in its form, with its language: 'Name (Czech)'. */
export function fieldLabel(resource: string, path: string, translate: Translate): string {
  const { name, locale, slot } = namedField(path);
  const places = [
    `resources.${resource}.fields.${name}`,
    `resources.history.labels.${resource}.${name}`,
    `paddock.fields.${name}`,
  ];
  const label = places.map((key) => translate(key, { _: '' })).find((text) => text !== '') ?? name;
  const whole =
    slot === null
      ? label
      : `${translate(`resources.${resource}.specification`, { slot })}: ${label}`;
  if (locale === null) return whole;
  const language = translate(`paddock.languages.${locale}`);
  return translate('resources.history.inLanguage', { field: whole, language });
}
