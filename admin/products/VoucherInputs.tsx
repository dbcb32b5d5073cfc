import { useState } from 'react';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { VOUCHER_KINDS } from '../../api/contract/vouchers.ts';
import { FieldRow } from '../form/inputs.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { Choice } from '../ui/Choice.tsx';

const KINDS = VOUCHER_KINDS.map((id) => ({ id, name: `resources.products.voucher.${id}` }));

/** A usual validity, proposed with the kind. */
const USUAL_MONTHS = 12;

/** Whether a product issues vouchers; only then how long they are valid: so many months, or until a date. */
export const VoucherInputs = () => {
  const { setValue } = useFormContext();
  const kind: unknown = useWatch({ name: 'voucher_kind' });
  const setValidity = (months: number | null) => {
    setValue('voucher_months', months, CHANGED);
    setValue('voucher_until', null, CHANGED);
  };
  return (
    <>
      <SelectInput
        choices={KINDS}
        defaultValue=""
        emptyText="resources.products.voucher.none"
        helperText="resources.products.voucher.help"
        onChange={({ target }) => {
          const isChosen = target.value !== '';
          if (!isChosen || !kind) setValidity(isChosen ? USUAL_MONTHS : null);
        }}
        source="voucher_kind"
      />
      {Boolean(kind) && <Validity onChange={setValidity} />}
    </>
  );
};

const CHANGED = { shouldDirty: true } as const;

const Validity = ({ onChange }: { onChange: (months: number | null) => void }) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const [way, setWay] = useState<'months' | 'until'>(() =>
    getValues('voucher_until') ? 'until' : 'months',
  );
  const ways = ['months', 'until'] as const;
  return (
    <FieldRow>
      <Choice
        label={translate('resources.products.voucher.validity')}
        of={ways.map((each) => [each, translate(`resources.products.voucher.${each}`)])}
        onChoose={(chosen) => {
          setWay(chosen);
          onChange(chosen === 'months' ? USUAL_MONTHS : null);
        }}
        sx={{ mt: 1.5 }}
        value={way}
      />
      {way === 'months' ? (
        <NumberInput isRequired source="voucher_months" />
      ) : (
        <TextInput
          isRequired
          parse={(day: string) => day || null}
          // The browser's own date placeholder occupies the label's place.
          slotProps={{ inputLabel: { shrink: true } }}
          source="voucher_until"
          type="date"
        />
      )}
    </FieldRow>
  );
};
