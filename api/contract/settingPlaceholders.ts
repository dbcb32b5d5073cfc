import { KNOWN_SETTINGS } from './knownSettings.ts';
import type { SettingKey } from './settings.ts';

/** What the site fills in in the texts of settings, as `%{name}`. */
const FILLED_IN: Partial<Record<SettingKey, readonly string[]>> = {
  'about.founded': ['year'],
  'footer.claim': ['year'],
  'search.none': ['text'],
};

const FILLED_IN_TEXTS = new Map<string, readonly string[]>(
  KNOWN_SETTINGS.map(({ key }) => [key, (FILLED_IN[key] ?? []).map((name) => `%{${name}}`)]),
);

/** A placeholder, or the beginning of one that is not closed. */
const PLACEHOLDER = /%\{(?:[^{}]*\}|[\p{L}\p{N}_]*)/gu;

interface Unfilled {
  /** As they are written in the text. */
  unknown: string[];
  /** Those that can be used in it. */
  allowed: readonly string[];
}

/**
 * The placeholders of a setting's text that would be published as they are written; null where there are
 * none, and for a team's own keys and further texts of the site, whose placeholders only the site knows.
 */
export function unfilledPlaceholders(key: string, text: string): Unfilled | null {
  const allowed = FILLED_IN_TEXTS.get(key);
  if (!allowed) return null;
  const unknown = [...new Set(text.match(PLACEHOLDER))].filter((one) => !allowed.includes(one));
  return unknown.length > 0 ? { unknown, allowed } : null;
}
