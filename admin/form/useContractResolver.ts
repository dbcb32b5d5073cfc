import { useEffect } from 'react';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { LOCALES } from '../../api/contract/locales.ts';
import { currentLanguage } from '../providers/language.ts';
import { textIn } from './missingTexts.ts';

/** Names of texts that must not be empty in either language, with the message key of each rule. */
export type TextRules = Readonly<Record<string, string>>;

/** Loaded with the first form: the schemas bring a library with them. */
const loadRules = () => import('./contractRules.ts');

const NONE: TextRules = {};

/** Validates a form by its resource's schema, in the language of the interface. */
export function useContractResolver(
  resource: string,
  isNew: boolean,
  textRules: TextRules = NONE,
): Resolver {
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);

  return async (values) => {
    const errors: FieldErrors = {};
    const add = (path: string, message: string) => set(errors, path, { type: 'rule', message });
    // Where the schemas cannot be loaded, the server alone checks the record.
    const rules = await loadRules().catch(() => null);
    const broken = rules?.brokenRules(resource, isNew, values, currentLanguage()) ?? {};
    for (const [path, message] of Object.entries(broken)) add(path, message);
    for (const [name, rule] of Object.entries(textRules)) {
      for (const locale of LOCALES) {
        if (textIn(values.translations, locale, name) === '') {
          add(`translations.${locale}.${name}`, rule);
        }
      }
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
