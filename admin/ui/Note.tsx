import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** Secondary text: smaller, in the secondary colour. */
export const Note = (props: TypographyProps & { component?: ElementType }) => (
  <Typography color="textSecondary" variant="body2" {...props} />
);
