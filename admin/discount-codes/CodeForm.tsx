import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DiscountCode } from '../../api/contract/types.ts';
import { CategoriesInput } from '../form/CategoriesInput.tsx';
import { type CopyOf, copyOf } from '../form/DuplicateButton.tsx';
import { ActiveInput, FieldRow } from '../form/inputs.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { Choice } from '../ui/Choice.tsx';
import { CodeOrders } from './CodeOrders.tsx';
import { suggestCode } from './suggestCode.ts';

/** A discount code, and the orders that used it. */
export const CodeForm = () => {
  const record = useRecordContext<DiscountCode>();
  return (
    <RecordForm copy={copyOfCode}>
      <CodeInput />
      <TakenOffInputs />
      <FieldRow>
        <DayInput source="valid_from" />
        <DayInput source="valid_until" />
      </FieldRow>
      <FieldRow>
        <NumberInput helperText={help('max_uses')} source="max_uses" />
        <NumberInput helperText={help('max_uses_per_email')} source="max_uses_per_email" />
      </FieldRow>
      <FieldRow>
        <CategoriesInput />
        <NumberInput helperText={help('min_total')} source="min_total" />
      </FieldRow>
      <TextInput defaultValue="" helperText={help('note')} multiline source="note" />
      <ActiveInput />
      {record?.id !== undefined && <CodeOrders code={record} />}
    </RecordForm>
  );
};

/** A copy needs a code of its own. */
const copyOfCode: CopyOf = (record) => ({ ...copyOf(record), code: '' });

const help = (name: string) => `resources.discount-codes.help.${name}`;

/** The code, with a button that makes one which nobody guesses. */
const CodeInput = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const suggest = () =>
    setValue('code', suggestCode(), { shouldDirty: true, shouldValidate: true });
  return (
    <FieldRow>
      <TextInput helperText={help('code')} isRequired source="code" sx={CAPITALS} />
      <Button onClick={suggest} sx={{ justifySelf: 'start', mt: 1 }} variant="outlined">
        {translate('resources.discount-codes.action.suggest')}
      </Button>
    </FieldRow>
  );
};

const CAPITALS = { '& input': { textTransform: 'uppercase' } };

const KINDS = ['percent', 'amount'] as const;

/** Per cent or an amount: choosing one clears the other. */
const TakenOffInputs = () => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const [kind, setKind] = useState<(typeof KINDS)[number]>(() =>
    typeof getValues('amount') === 'number' ? 'amount' : 'percent',
  );
  const choose = (chosen: (typeof KINDS)[number]) => {
    setKind(chosen);
    setValue(chosen === 'percent' ? 'amount' : 'percent', null, { shouldDirty: true });
  };
  return (
    <>
      <Typography sx={{ mt: 2, mb: 1 }} variant="body2">
        {translate('resources.discount-codes.kind')}
      </Typography>
      <Choice
        label={translate('resources.discount-codes.kind')}
        of={KINDS.map((each) => [each, translate(`resources.discount-codes.kinds.${each}`)])}
        onChoose={choose}
        sx={{ mb: 2 }}
        value={kind}
      />
      <NumberInput
        helperText={help(kind)}
        isRequired
        key={kind}
        source={kind}
        sx={{ maxWidth: '20rem' }}
      />
    </>
  );
};

const DayInput = ({ source }: { source: string }) => (
  <TextInput
    defaultValue=""
    helperText={help(source)}
    // The browser's own date placeholder occupies the label's place.
    slotProps={{ inputLabel: { shrink: true } }}
    source={source}
    type="date"
  />
);
