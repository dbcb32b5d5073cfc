/** Where the values of a field that is chosen from a list have their texts. */
const CHOICES: Readonly<Record<string, string>> = {
  'events.event_type': 'types',
  'gallery.category': 'categories',
  'products.category': 'categories',
  'settings.setting_group': 'groups',
  'achievement-stats.icon': 'icons',
  'cars.spec_icon': 'icons',
  'payment-methods.kind': 'kinds',
};

/** The message key of a chosen value's text; null for a field that is not chosen from a list. */
export function choiceText(resource: string, name: string, value: string): string | null {
  const place = CHOICES[`${resource}.${name}`];
  return place === undefined ? null : `resources.${resource}.${place}.${value}`;
}
