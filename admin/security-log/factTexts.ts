import { screenAt } from '../../api/contract/screens.ts';
import type { SecurityFacts } from '../../api/contract/types.ts';
import type { Translate } from '../providers/failures.ts';
import { shownSize } from '../ui/shown.ts';

/** An event's details besides user and address, in words. */
export const factTexts = (facts: SecurityFacts, translate: Translate): string[] =>
  Object.entries(facts).map(([name, value]) => {
    const key = `resources.security-log.facts.${name}`;
    const shown = inWords(name, value, translate);
    const labelled = translate(key, { _: `${name}: ${shown}`, value: shown, smart_count: value });
    // Known values have texts of their own.
    return translate(`${key}.${value}`, { _: labelled });
  });

function inWords(name: string, value: string | number | boolean, translate: Translate): string {
  if (name === 'bytes') return shownSize(Number(value));
  if (name === 'scopes') {
    const words = String(value).split(', ');
    return words.map((scope) => translate(`resources.api-tokens.scopes.${scope}`)).join(', ');
  }
  if (name !== 'resource') return String(value);
  const path = String(value);
  return translate(`resources.${screenAt(path) ?? path}.name`, { _: path, smart_count: 2 });
}
