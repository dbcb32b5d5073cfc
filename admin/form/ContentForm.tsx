import type { ComponentProps, ReactNode } from 'react';
import { ActiveInput, FieldRow, OrderInput } from './inputs.tsx';
import { RecordForm } from './RecordForm.tsx';
import { TranslatedInputs } from './TranslatedInputs.tsx';

interface ContentFormProps extends ComponentProps<typeof RecordForm> {
  texts: ComponentProps<typeof TranslatedInputs>['fields'];
  /** Shown between the texts and the short inputs. */
  pictures?: ReactNode;
}

/** The form of simple content; `children` are short inputs in the row of the display order. */
export const ContentForm = ({ texts, pictures, children, ...form }: ContentFormProps) => (
  <RecordForm {...form}>
    <TranslatedInputs fields={texts} />
    {pictures}
    <FieldRow>
      {children}
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </RecordForm>
);

/** The text fields of a record with only a name. */
export const NAME = [{ name: 'name', label: 'paddock.fields.name', required: true }];
