import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BooleanInput, NumberInput } from 'react-admin';

export const ActiveInput = () => (
  <BooleanInput
    defaultValue
    helperText={false}
    label="paddock.fields.is_active"
    source="is_active"
  />
);

export const OrderInput = () => (
  <NumberInput
    defaultValue={0}
    label="paddock.fields.display_order"
    min={0}
    source="display_order"
    step={1}
  />
);

/** Short inputs beside each other where there is room. */
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
