import { Children, cloneElement, isValidElement, type PropsWithChildren, useEffect } from 'react';
import {
  SimpleForm,
  type SimpleFormProps,
  TabbedForm,
  type TabbedFormProps,
  useResourceContext,
} from 'react-admin';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { LOCALES } from '../../api/contract/locales.ts';
import { currentLanguage } from '../providers/language.ts';
import { Fields } from '../ui/access.tsx';
import { halfTyped } from '../ui/halfTyped.ts';
import type { CopyOf } from './DuplicateButton.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { textIn } from './missingTexts.ts';
import { useIsNew } from './useIsNew.ts';

/** Texts required in both languages, with the message key of each rule. */
type TextRules = Readonly<Record<string, string>>;

/** Loaded with the first form: the schemas depend on Zod. Without them only the server validates. */
export const loadRules = () => import('./contractRules.ts').catch(() => null);

/** Rules of a form in addition to those of the contract. */
interface OwnRules {
  /** Texts required in both languages though the contract does not. */
  textRules?: TextRules;
  /** Fields that have to be chosen though the contract has a default, with the message key of each rule. */
  choiceRules?: Readonly<Record<string, string>>;
}

const HALF_TYPED = 'paddock.halfTyped';

/** Props of every record form: the contract's validation, in the current language. */
export function useRecordForm({ textRules = {}, choiceRules = {} }: OwnRules = {}) {
  const resource = useResourceContext() ?? '';
  const isNew = useIsNew();
  useEffect(() => {
    void loadRules();
  }, []);

  const resolver: Resolver = async (values, _context, { fields }) => {
    const errors: FieldErrors = {};
    const add = (path: string, message: string) => set(errors, path, { type: 'rule', message });
    const rules = await loadRules();
    const broken = rules?.brokenRules(resource, isNew, values, currentLanguage()) ?? {};
    for (const [path, message] of Object.entries(broken)) add(path, message);
    for (const [name, rule] of Object.entries(textRules)) {
      for (const locale of LOCALES) {
        if (textIn(values.translations, locale, name) === '') {
          add(`translations.${locale}.${name}`, rule);
        }
      }
    }
    for (const [name, rule] of Object.entries(choiceRules)) if (!values[name]) add(name, rule);
    for (const { name } of halfTyped(document)) if (get(fields, name)) add(name, HALF_TYPED);
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  return { disableInvalidFormNotification: true, noValidate: true, resolver };
}

/** `copy` lets records be duplicated: it returns what the copy begins with. */
interface Duplicated {
  copy?: CopyOf;
}

export const RecordForm = ({
  textRules,
  choiceRules,
  copy,
  children,
  ...props
}: SimpleFormProps & OwnRules & Duplicated) => (
  <SimpleForm
    toolbar={<FormToolbar copy={copy} />}
    {...useRecordForm({ textRules, choiceRules })}
    {...props}
  >
    <Fields>{children}</Fields>
  </SimpleForm>
);

/** A tabbed form; the open tab is not part of the address. */
export const TabbedRecordForm = ({
  textRules,
  choiceRules,
  copy,
  children,
  ...props
}: TabbedFormProps & OwnRules & Duplicated) => (
  <TabbedForm
    syncWithLocation={false}
    toolbar={<FormToolbar copy={copy} />}
    {...useRecordForm({ textRules, choiceRules })}
    {...props}
  >
    {Children.map(children, (tab) =>
      isValidElement<PropsWithChildren>(tab)
        ? cloneElement(tab, {}, <Fields>{tab.props.children}</Fields>)
        : tab,
    )}
  </TabbedForm>
);
