import { Children, cloneElement, isValidElement, type PropsWithChildren, useEffect } from 'react';
import {
  SimpleForm,
  type SimpleFormProps,
  TabbedForm,
  type TabbedFormProps,
  useResourceContext,
} from 'react-admin';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { LOCALES } from '../../api/contract/locales.ts';
import { Fields } from '../layout/access.tsx';
import { currentLanguage } from '../providers/language.ts';
import { FormToolbar } from './FormToolbar.tsx';
import { textIn } from './missingTexts.ts';
import { useIsNew } from './useIsNew.ts';

/** Texts required in both languages, with the message key of each rule. */
type TextRules = Readonly<Record<string, string>>;

/** Loaded with the first form: the schemas depend on Zod. */
const loadRules = () => import('./contractRules.ts');

/** Props of every record form: the contract's validation, in the current language. */
export function useRecordForm(textRules: TextRules = {}) {
  const resource = useResourceContext() ?? '';
  const isNew = useIsNew();
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);

  const resolver: Resolver = async (values) => {
    const errors: FieldErrors = {};
    const add = (path: string, message: string) => set(errors, path, { type: 'rule', message });
    // Without the schemas, only the server validates the record.
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
  return { disableInvalidFormNotification: true, noValidate: true, resolver };
}

/** `textRules` are texts that this form requires in both languages though the contract does not. */
export const RecordForm = ({
  textRules,
  children,
  ...props
}: SimpleFormProps & { textRules?: TextRules }) => (
  <SimpleForm toolbar={<FormToolbar />} {...useRecordForm(textRules)} {...props}>
    <Fields>{children}</Fields>
  </SimpleForm>
);

/** A tabbed form; the open tab is not part of the address. */
export const TabbedRecordForm = ({ children, ...props }: TabbedFormProps) => (
  <TabbedForm syncWithLocation={false} toolbar={<FormToolbar />} {...useRecordForm()} {...props}>
    {Children.map(children, (tab) =>
      isValidElement<PropsWithChildren>(tab)
        ? cloneElement(tab, {}, <Fields>{tab.props.children}</Fields>)
        : tab,
    )}
  </TabbedForm>
);
