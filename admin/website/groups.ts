import { fileSetting } from '../../api/contract/constants.ts';
import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';

/** The parts of the editor and the keys that belong there; those of a section bear its name. */
const PARTS = [
  ['identity', /^(site\.|founded_year$|team_sport$|logo_|mark_|og_)/],
  ['look', /^theme_/],
  ['sections', /^home_sections$/],
  ['hero', /^hero/],
  ['about', /^about\./],
  ['team', /^team\./],
  ['cars', /^cars?\./],
  ['drift-taxi', /^taxi\./],
  ['events', /^events?\./],
  ['achievements', /^achievements\./],
  ['gallery', /^gallery\./],
  ['shop', /^(shop|product)\./],
  ['sponsors', /^sponsors\./],
  ['blog', /^(blog[._]|post\.)/],
  ['contact', /^contact|_url$/],
  ['footer', /^footer\./],
  ['seller', /^(seller|vat|bank|invoice|credit_note|withdrawal|delivery|complaint)_/],
  ['privacy', /^(order|message|mail|cancelled|revision|security)_/],
  ['others', /^/],
] as const;

export type GroupName = (typeof PARTS)[number][0];

export const groupOf = (key: string): GroupName =>
  PARTS.find(([, keys]) => keys.test(key))?.[0] ?? 'others';

/** Sentences of the site come first in their group, files last: they take much room. */
function rank(index: number): number {
  const key = KNOWN_SETTINGS[index]?.key ?? '';
  return fileSetting(key) ? 2 : Number(!key.includes('.'));
}

/** Every known setting by its place among all of them, in the editor's groups; none is empty. */
export const SETTING_GROUPS = PARTS.map(([name]) => ({
  name,
  settings: KNOWN_SETTINGS.flatMap(({ key }, index) => (groupOf(key) === name ? [index] : [])).sort(
    (one, other) => rank(one) - rank(other),
  ),
})).filter(({ settings }) => settings.length > 0);
