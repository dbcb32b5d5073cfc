import { DataTable, SelectInput, SimpleForm, useTranslate } from 'react-admin';
import { PAYMENT_KINDS } from '../../api/contract/constants.ts';
import type { PaymentMethod } from '../../api/contract/types.ts';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { localizedName } from '../layout/localizedName.ts';
import {
  activeColumn,
  activeFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';

const Column = DataTable.Col<PaymentMethod>;

const kindChoices = PAYMENT_KINDS.map((id) => ({
  id,
  name: `resources.payment-methods.kinds.${id}`,
}));
const texts: readonly TranslatedField[] = [
  { name: 'name', label: 'paddock.fields.name', required: 'paddock.rules.name' },
];

const filters = [searchFilter, activeFilter];
const hiddenColumns = ['id'];

/** How an order may be paid; the kind decides how it is treated (decisions, Shop). */
export const PaymentMethodEditor = () => (
  <Editor<PaymentMethod>
    columns={columns}
    filters={filters}
    form={PaymentMethodForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      title: localizedName,
      text: (method) => <Kind {...method} />,
    }}
  />
);

const PaymentMethodForm = () => (
  <SimpleForm {...recordForm}>
    <TranslatedInputs fields={texts} />
    <FieldRow>
      <SelectInput
        choices={kindChoices}
        helperText="resources.payment-methods.kindHelp"
        label="resources.payment-methods.fields.kind"
        source="kind"
      />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </SimpleForm>
);

const Kind = ({ kind }: PaymentMethod) => {
  const translate = useTranslate();
  return kind ? translate(`resources.payment-methods.kinds.${kind}`) : null;
};

const columns = (
  <>
    <Column label="paddock.fields.name" render={localizedName} source="translations.en.name" />
    <Column
      label="resources.payment-methods.fields.kind"
      render={(method) => <Kind {...method} />}
      source="kind"
    />
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);
