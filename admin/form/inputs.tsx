import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BooleanInput, SelectInput, useRecordContext } from 'react-admin';
import { VAT_RATES } from '../../api/contract/vat.ts';
import { NumberInput } from './NumberInput.tsx';

export const ActiveInput = () => (
  <BooleanInput
    defaultValue
    helperText={false}
    label="paddock.fields.is_active"
    source="is_active"
  />
);

export const OrderInput = () => (
  <NumberInput defaultValue={0} label="paddock.fields.display_order" source="display_order" />
);

/**
 * The VAT rates of today, and the record's own if it is none of them any more, which is told when it is saved:
 * nothing is sold at a rate that ended.
 */
export function useVatChoices() {
  const own = useRecordContext()?.vat_rate;
  const rates = new Set<number>([...VAT_RATES, ...(typeof own === 'number' ? [own] : [])]);
  return [...rates].map((id) => ({ id, name: `${id}\u00a0%` }));
}

export const VatInput = () => (
  <SelectInput
    choices={useVatChoices()}
    defaultValue={VAT_RATES[0]}
    label="paddock.fields.vat_rate"
    source="vat_rate"
    translateChoice={false}
  />
);

/** Short inputs side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      width: '100%',
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
