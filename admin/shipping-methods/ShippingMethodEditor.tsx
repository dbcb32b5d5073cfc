import { DataTable, NumberInput } from 'react-admin';
import { formatAdminMoney } from '../../api/contract/money.ts';
import type { ShippingMethod } from '../../api/contract/types.ts';
import { ContentForm, NAME } from '../form/ContentForm.tsx';
import { VatInput } from '../form/inputs.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { contentEditor } from '../lists/contentEditor.tsx';
import { currentLanguage } from '../providers/language.ts';

const Column = DataTable.Col<ShippingMethod>;

const price = (method: ShippingMethod) => formatAdminMoney(method.price, currentLanguage());

/** How an order may be shipped, and what that costs. */
export const ShippingMethodEditor = contentEditor<ShippingMethod>({
  columns: (
    <>
      <Column label="paddock.fields.name" render={localizedName} source="translations.en.name" />
      <Column align="right" label="paddock.fields.price" render={price} source="price" />
    </>
  ),
  phone: { title: localizedName, text: price },
  form: () => (
    <ContentForm texts={NAME}>
      <NumberInput isRequired label="paddock.fields.price" min={0} source="price" step={0.01} />
      <VatInput />
    </ContentForm>
  ),
});
