/** The sections of the home page below the hero, in their order, each with its ground. */
const DEFAULTS = {
  about: 'light',
  team: 'dark',
  cars: 'dark',
  'drift-taxi': 'light',
  events: 'dark',
  achievements: 'light',
  gallery: 'dark',
  shop: 'light',
  sponsors: 'dark',
  blog: 'light',
  contact: 'dark',
} as const;

export type SectionName = keyof typeof DEFAULTS;

export const GROUNDS = ['dark', 'light'] as const;

export type Ground = (typeof GROUNDS)[number];

/** A section as the home page shows it. */
export interface HomeSection {
  name: SectionName;
  ground: Ground;
}

/** A section as the team arranged it. */
export interface ArrangedSection extends HomeSection {
  isHidden: boolean;
}

/** The setting that arranges the sections: a line each, such as `gallery light` or `blog hidden`. */
export const SECTIONS_SETTING = 'home_sections';

const isSection = (name: string): name is SectionName => Object.hasOwn(DEFAULTS, name);

export const OTHER_GROUND = { dark: 'light', light: 'dark' } as const;

/**
 * What the setting says; sections that it does not name follow in their usual order. On a light site
 * the usual grounds change places.
 */
export function arrangedSections(setting: string, site: Ground = 'dark'): ArrangedSection[] {
  const lines = setting.split('\n').map((line) => line.trim().split(/\s+/));
  const rest = Object.keys(DEFAULTS).map((name) => [name]);
  const arranged = new Map<SectionName, ArrangedSection>();
  for (const [name = '', ...words] of [...lines, ...rest]) {
    if (!isSection(name) || arranged.has(name)) continue;
    const ground =
      GROUNDS.find((word) => words.includes(word)) ??
      (site === 'dark' ? DEFAULTS[name] : OTHER_GROUND[DEFAULTS[name]]);
    arranged.set(name, { name, ground, isHidden: words.includes('hidden') });
  }
  return [...arranged.values()];
}

/** The setting's text for an arrangement. */
export const sectionsText = (sections: readonly ArrangedSection[]): string =>
  sections
    .map(({ name, ground, isHidden }) => `${name} ${ground}${isHidden ? ' hidden' : ''}`)
    .join('\n');
