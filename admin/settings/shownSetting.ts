import { arrangedSections } from '../../api/contract/homeSections.ts';
import { kindOf } from './settingNames.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * The value that a setting has for all languages, in the words of its input: the sections of the home page
 * as a list in their order, a choice by its name, others as they are.
 */
export function shownSetting(key: string, value: unknown, translate: Translate): unknown {
  if (typeof value !== 'string' || value === '') return value;
  switch (kindOf(key)) {
    case 'sections':
      return arrangedSections(value).map(({ name, ground, isHidden }, index) =>
        translate(`resources.website.${isHidden ? 'arrangedHidden' : 'arranged'}`, {
          place: index + 1,
          name: translate(`resources.website.groups.${name}`),
          ground: translate(`resources.website.grounds.${ground}`),
        }),
      );
    case 'choice':
      return translate(`resources.settings.choices.${key}.${value}`, { _: value });
    default:
      return value;
  }
}
