import { DataTable, SelectInput } from 'react-admin';
import { PAYMENT_KINDS } from '../../api/contract/constants.ts';
import type { PaymentMethod } from '../../api/contract/types.ts';
import { ContentForm, NAME } from '../form/ContentForm.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { localizedName } from '../ui/localizedName.ts';

const Column = DataTable.Col<PaymentMethod>;

const kind = choiceField('payment-methods', 'kind', 'kinds', PAYMENT_KINDS);
const feeHelp = 'resources.payment-methods.feeHelp';
const kindHelp = 'resources.payment-methods.kindHelp';

/** Payment methods; the kind determines the processing. */
export const PaymentMethodEditor = contentEditor<PaymentMethod>({
  ordering: listOrdering,
  columns: (
    <>
      <Column label="paddock.fields.name" render={localizedName} source="translations.en.name" />
      {kind.column}
    </>
  ),
  phone: { title: localizedName, text: kind.text },
  form: () => (
    <ContentForm texts={NAME}>
      <SelectInput choices={kind.choices} helperText={kindHelp} source="kind" />
      <NumberInput defaultValue={0} helperText={feeHelp} source="fee" />
    </ContentForm>
  ),
});
