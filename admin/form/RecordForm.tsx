import {
  SimpleForm,
  type SimpleFormProps,
  TabbedForm,
  type TabbedFormProps,
  useResourceContext,
} from 'react-admin';
import { FormToolbar } from './FormToolbar.tsx';
import { type TextRules, useContractResolver } from './useContractResolver.ts';
import { useIsNew } from './useIsNew.ts';

/** What every form of a record has: the contract's rules, in words of our own instead of the browser's. */
export function useRecordForm(textRules?: TextRules) {
  const resource = useResourceContext() ?? '';
  const resolver = useContractResolver(resource, useIsNew(), textRules);
  return { disableInvalidFormNotification: true, noValidate: true, resolver };
}

interface RecordFormProps extends SimpleFormProps {
  /** Texts that this form wants in both languages though the contract does not. */
  textRules?: TextRules;
}

export const RecordForm = ({ textRules, ...props }: RecordFormProps) => (
  <SimpleForm toolbar={<FormToolbar />} {...useRecordForm(textRules)} {...props} />
);

/** The same with tabs; the open tab is not part of the address. */
export const TabbedRecordForm = (props: TabbedFormProps) => (
  <TabbedForm syncWithLocation={false} toolbar={<FormToolbar />} {...useRecordForm()} {...props} />
);
