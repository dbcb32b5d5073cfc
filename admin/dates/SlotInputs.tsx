import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { FieldRow } from '../form/inputs.tsx';
import { useProductChoices } from '../products/useProductChoices.ts';
import type { SlotFields } from './slotForm.ts';

interface SlotInputsProps {
  values: SlotFields;
  onChange: (changes: Partial<SlotFields>) => void;
  /** Texts by field. */
  errors: Readonly<Record<string, string>>;
  /** The places that are taken already, which the capacity can't go below. */
  taken?: number;
}

/** Places, price and note of a date, whenever it is. */
export const SlotInputs = ({ values, onChange, errors, taken = 0 }: SlotInputsProps) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) => translate(`resources.dates.${name}`, params);
  const field = (name: keyof SlotFields, help?: string): TextFieldProps => ({
    error: errors[name] !== undefined,
    helperText: errors[name] ?? help,
    label: text(`fields.${name}`),
    onChange: ({ target }) => onChange({ [name]: target.value }),
    value: values[name],
  });
  const line = { htmlInput: { maxLength: LIMITS.line } };
  return (
    <>
      <FieldRow>
        {LOCALES.map((locale) => (
          <TextField {...field(`place_${locale}`)} key={locale} slotProps={line} />
        ))}
      </FieldRow>
      <FieldRow>
        <TextField
          {...field('capacity', taken > 0 ? text('help.taken', { smart_count: taken }) : undefined)}
          required
          slotProps={WHOLE}
        />
        <TextField {...field('price_difference', text('help.price_difference'))} slotProps={SUM} />
      </FieldRow>
      <TextField {...field('note', text('help.note'))} maxRows={6} multiline />
    </>
  );
};

const WHOLE = { htmlInput: { inputMode: 'numeric' } } as const;
const SUM = { htmlInput: { inputMode: 'decimal' } } as const;

interface ProductSelectProps {
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  isFixed?: boolean;
}

/** The product of a date. */
export const ProductSelect = ({ value, onChange, error, isFixed = false }: ProductSelectProps) => {
  const translate = useTranslate();
  const { choices, isPending } = useProductChoices('experience');
  const isKnown = choices.some(({ id }) => String(id) === value);
  const none = !isPending && choices.length === 0 ? translate('resources.dates.help.none') : '';
  return (
    <TextField
      disabled={isFixed}
      error={error !== undefined}
      helperText={error ?? (isFixed ? translate('resources.dates.help.product') : none)}
      label={translate('resources.dates.fields.product_id')}
      onChange={({ target }) => onChange(target.value)}
      required
      select
      value={isKnown ? value : ''}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
