import { DataTable, minValue, NumberInput, SimpleForm } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { ShippingMethod } from '../../api/contract/types.ts';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { requiredNumber } from '../form/rules.ts';
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
import { currentLanguage } from '../providers/language.ts';

const Column = DataTable.Col<ShippingMethod>;

const priceRules = [requiredNumber('paddock.rules.price'), minValue(0)];
const texts: readonly TranslatedField[] = [
  { name: 'name', label: 'paddock.fields.name', required: 'paddock.rules.name' },
];

const filters = [searchFilter, activeFilter];
const hiddenColumns = ['id'];

/** How an order may travel, and what that costs (decisions, Shop). */
export const ShippingMethodEditor = () => (
  <Editor<ShippingMethod>
    columns={columns}
    filters={filters}
    form={ShippingMethodForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{ title: localizedName, text: price }}
  />
);

const ShippingMethodForm = () => (
  <SimpleForm {...recordForm}>
    <TranslatedInputs fields={texts} />
    <FieldRow>
      <NumberInput
        label="paddock.fields.price"
        min={0}
        source="price"
        step={0.01}
        validate={priceRules}
      />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </SimpleForm>
);

const price = (method: ShippingMethod) => formatAdminMoney(method.price, currentLanguage());

const columns = (
  <>
    <Column label="paddock.fields.name" render={localizedName} source="translations.en.name" />
    <Column align="right" label="paddock.fields.price" render={price} source="price" />
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);
