import { DataTable, FormDataConsumer, SelectArrayInput, SelectInput } from 'react-admin';
import { SHIPPING_KINDS } from '../../api/contract/constants.ts';
import {
  byName,
  countryName,
  DELIVERY_COUNTRIES,
  parseCountries,
} from '../../api/contract/countries.ts';
import type { ShippingMethod } from '../../api/contract/types.ts';
import { CategoriesInput } from '../form/CategoriesInput.tsx';
import { ContentForm, NAME } from '../form/ContentForm.tsx';
import { useVatChoices } from '../form/inputs.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { currentLanguage } from '../providers/language.ts';
import { localizedName } from '../ui/localizedName.ts';
import { shownMoney } from '../ui/shown.ts';
import { PointInputs, Points } from './PointInputs.tsx';

const Column = DataTable.Col<ShippingMethod>;

const price = (method: ShippingMethod) => shownMoney(method.price);

const kind = choiceField('shipping-methods', 'kind', 'kinds', SHIPPING_KINDS);
const namedCountries = (text?: string) => parseCountries(text ?? '') ?? [];
const textOf = (list: readonly string[]) => list.join(',');
const help = (field: string) => `resources.shipping-methods.help.${field}`;

const AS_GOODS = 'goods';
const VatInput = () => (
  <SelectInput
    choices={[{ id: AS_GOODS, name: 'resources.shipping-methods.vat.goods' }, ...useVatChoices()]}
    defaultValue={null}
    format={(rate: number | null) => rate ?? AS_GOODS}
    helperText={help('vat_rate')}
    label="paddock.fields.vat_rate"
    parse={(choice: number | typeof AS_GOODS) => (choice === AS_GOODS ? null : choice)}
    source="vat_rate"
  />
);

/** Shipping methods: price, conditions and the products they apply to. */
export const ShippingMethodEditor = contentEditor<ShippingMethod>({
  ordering: listOrdering,
  columns: (
    <>
      <Column label="paddock.fields.name" render={localizedName} source="translations.en.name" />
      {kind.column}
      <Column align="right" label="paddock.fields.price" render={price} source="price" />
    </>
  ),
  phone: { title: localizedName, text: price },
  form: () => (
    <ContentForm pictures={<Points />} texts={NAME}>
      <NumberInput isRequired label="paddock.fields.price" source="price" />
      <VatInput />
      <NumberInput helperText={help('free_above')} source="free_above" />
      <SelectInput
        choices={kind.choices}
        defaultValue="parcel"
        helperText={help('kind')}
        isRequired
        source="kind"
      />
      <PointInputs />
      <CategoriesInput />
      <CountriesInput />
    </ContentForm>
  ),
});

/** Where parcels may go; names and their order are those of the language. */
function CountriesInput() {
  const locale = currentLanguage();
  const choices = byName(DELIVERY_COUNTRIES, locale).map((id) => ({
    id,
    name: countryName(id, locale),
  }));
  return (
    <FormDataConsumer<ShippingMethod>>
      {({ formData }) =>
        formData.kind === 'parcel' && (
          <SelectArrayInput
            choices={choices}
            defaultValue=""
            format={namedCountries}
            helperText={help('countries')}
            parse={textOf}
            source="countries"
            translateChoice={false}
          />
        )
      }
    </FormDataConsumer>
  );
}
