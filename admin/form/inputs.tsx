import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BooleanInput, SelectInput } from 'react-admin';
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

const RATES = VAT_RATES.map((id) => ({ id, name: `${id}\u00a0%` }));

export const VatInput = () => (
  <SelectInput
    choices={RATES}
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
