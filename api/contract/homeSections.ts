import { GROUNDS, type Ground, OTHER_GROUND } from './constants.ts';
import type { ContentPath } from './resources.ts';
import type { SettingKey } from './settings.ts';

interface SectionFacts {
  ground: Ground;
  /** Resources that fill it: a section without any records is not shown. Absent: always shown. */
  filledBy?: readonly ContentPath[];
  /** Settings that fill it as well. */
  texts?: readonly SettingKey[];
}

const facts = <Name extends string>(sections: Readonly<Record<Name, SectionFacts>>) => sections;

/** The sections of the home page below the hero, in their order. */
export const HOME_SECTIONS = facts({
  about: {
    ground: 'light',
    filledBy: ['achievement-stats'],
    texts: ['about.founded', 'about.titles', 'about.work'],
  },
  team: { ground: 'dark', filledBy: ['team-members'] },
  cars: { ground: 'dark' },
  'drift-taxi': { ground: 'light', filledBy: ['products'] },
  events: { ground: 'dark' },
  achievements: { ground: 'light', filledBy: ['achievements', 'achievement-stats'] },
  gallery: { ground: 'dark', filledBy: ['gallery'] },
  shop: { ground: 'light', filledBy: ['products'] },
  sponsors: { ground: 'dark', filledBy: ['sponsors'] },
  blog: { ground: 'light', filledBy: ['blog'] },
  contact: { ground: 'dark' },
});

export type SectionName = keyof typeof HOME_SECTIONS;

export interface HomeSection {
  /** Of the section `events`: whether the calendar has dates of products, too. */
  has_dates?: true;
  name: SectionName;
  ground: Ground;
}

export interface ArrangedSection extends HomeSection {
  isHidden: boolean;
}

/** Tag of cached responses that depend on which sections there are: all pages know that. */
export const SECTIONS_TAG = 'home-sections';

/** The setting that arranges the sections, one per line, e.g. `gallery light` or `blog hidden`. */
export const SECTIONS_SETTING = 'home_sections';

const isSection = (name: string): name is SectionName => Object.hasOwn(HOME_SECTIONS, name);

/**
 * Parses the setting; sections that it omits follow in their default order. On a light site the
 * default backgrounds are swapped.
 */
export function arrangedSections(setting: string, site: Ground = 'dark'): ArrangedSection[] {
  const lines = setting.split('\n').map((line) => line.trim().split(/\s+/));
  const rest = Object.keys(HOME_SECTIONS).map((name) => [name]);
  const arranged = new Map<SectionName, ArrangedSection>();
  for (const [name = '', ...words] of [...lines, ...rest]) {
    if (!isSection(name) || arranged.has(name)) continue;
    const usual = HOME_SECTIONS[name].ground;
    const ground =
      GROUNDS.find((word) => words.includes(word)) ??
      (site === 'dark' ? usual : OTHER_GROUND[usual]);
    arranged.set(name, { name, ground, isHidden: words.includes('hidden') });
  }
  return [...arranged.values()];
}

/** Whether the setting shows a section, if there is something to show in it. */
export const isSectionShown = (setting: string, section: SectionName): boolean =>
  arrangedSections(setting).some(({ name, isHidden }) => name === section && !isHidden);

/** The text of the setting for an arrangement of sections. */
export const sectionsText = (sections: readonly ArrangedSection[]): string =>
  sections
    .map(({ name, ground, isHidden }) => `${name} ${ground}${isHidden ? ' hidden' : ''}`)
    .join('\n');
