import type { ComponentProps, ReactNode } from 'react';
import { ActiveInput, FieldRow, OrderInput } from './inputs.tsx';
import { RecordForm } from './RecordForm.tsx';
import { TranslatedInputs } from './TranslatedInputs.tsx';

interface ContentFormProps extends ComponentProps<typeof RecordForm> {
  texts: ComponentProps<typeof TranslatedInputs>['fields'];
  /** Between the texts and the short inputs. */
  pictures?: ReactNode;
}

/** The form of plain content; its own short inputs share a row with the place in the order. */
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

/** The name that a record has in both languages. */
export const NAME = [{ name: 'name', label: 'paddock.fields.name', required: true }];
