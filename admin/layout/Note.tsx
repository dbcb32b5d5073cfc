import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** What is said beside something else: smaller, and in the second colour. */
export const Note = (props: TypographyProps & { component?: ElementType }) => (
  <Typography color="textSecondary" variant="body2" {...props} />
);
