import Box from '@mui/material/Box';
import type { Order } from '../../api/contract/types.ts';

/** What the customer wrote to the order, line by line. */
export const CustomerNote = ({ order }: { order: Order }) => (
  <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {order.customer_note}
  </Box>
);
