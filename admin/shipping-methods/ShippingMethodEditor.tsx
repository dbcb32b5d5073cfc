import { DataTable, NumberInput } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { ShippingMethod } from '../../api/contract/types.ts';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { activeColumn, idColumn, orderColumn, plainFilters } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';

const Column = DataTable.Col<ShippingMethod>;

/** How an order may be shipped, and what that costs. */
export const ShippingMethodEditor = () => (
  <Editor<ShippingMethod>
    columns={columns}
    filters={plainFilters}
    form={ShippingMethodForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{ title: localizedName, text: price }}
  />
);

const price = (method: ShippingMethod) => formatAdminMoney(method.price, currentLanguage());

const hiddenColumns = ['id'];

const columns = (
  <>
    <Column label="paddock.fields.name" render={localizedName} source="translations.en.name" />
    <Column align="right" label="paddock.fields.price" render={price} source="price" />
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);

const ShippingMethodForm = () => (
  <RecordForm>
    <TranslatedInputs fields={texts} />
    <FieldRow>
      <NumberInput isRequired label="paddock.fields.price" min={0} source="price" step={0.01} />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </RecordForm>
);

const texts = [{ name: 'name', label: 'paddock.fields.name', required: true }];
