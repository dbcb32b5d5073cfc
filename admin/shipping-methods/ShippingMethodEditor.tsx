import {
  BooleanInput,
  DataTable,
  minValue,
  NumberInput,
  SearchInput,
  SimpleForm,
} from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { ShippingMethod } from '../../api/contract/types.ts';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { requiredNumber } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { Editor } from '../layout/Editor.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { RowActions } from '../layout/RowActions.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { currentLanguage } from '../providers/language.ts';

const Column = DataTable.Col<ShippingMethod>;
const NumberColumn = DataTable.NumberCol<ShippingMethod>;

const priceRules = [requiredNumber('paddock.rules.price'), minValue(0)];
const texts: readonly TranslatedField[] = [
  { name: 'name', label: 'paddock.fields.name', required: 'paddock.rules.name' },
];

const filters = [
  <SearchInput alwaysOn key="q" source="q" />,
  <BooleanInput defaultValue key="active" label="paddock.fields.is_active" source="is_active" />,
];
const hiddenColumns = ['id'];

/** How an order may travel, and what that costs (decisions, Shop). */
export const ShippingMethodEditor = () => (
  <Editor<ShippingMethod>
    actions={actions}
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
    <NumberColumn label="paddock.fields.display_order" source="display_order" />
    <Column
      label="paddock.fields.is_active"
      render={({ is_active }) => <YesNoBadge value={is_active} />}
      source="is_active"
    />
    <NumberColumn label="paddock.fields.id" source="id" />
  </>
);

const actions = (
  <RowActions>
    <MoveButtons />
  </RowActions>
);
