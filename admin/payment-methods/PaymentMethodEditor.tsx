import { DataTable, SelectField, SelectInput } from 'react-admin';
import { PAYMENT_KINDS } from '../../api/contract/constants.ts';
import type { PaymentMethod } from '../../api/contract/types.ts';
import { ActiveInput, choicesOf, FieldRow, OrderInput } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { activeColumn, idColumn, orderColumn, plainFilters } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';

const Column = DataTable.Col<PaymentMethod>;

const kinds = choicesOf(PAYMENT_KINDS, 'resources.payment-methods.kinds');

/** How an order may be paid; the kind decides how it is treated. */
export const PaymentMethodEditor = () => (
  <Editor<PaymentMethod>
    columns={columns}
    filters={plainFilters}
    form={PaymentMethodForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      title: localizedName,
      text: (method) => (
        <SelectField choices={kinds} record={method} source="kind" variant="inherit" />
      ),
    }}
  />
);

const hiddenColumns = ['id'];

const columns = (
  <>
    <Column label="paddock.fields.name" render={localizedName} source="translations.en.name" />
    <Column label="resources.payment-methods.fields.kind" source="kind">
      <SelectField choices={kinds} source="kind" />
    </Column>
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);

const PaymentMethodForm = () => (
  <RecordForm>
    <TranslatedInputs fields={texts} />
    <FieldRow>
      <SelectInput choices={kinds} helperText="resources.payment-methods.kindHelp" source="kind" />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </RecordForm>
);

const texts = [{ name: 'name', label: 'paddock.fields.name', required: true }];
