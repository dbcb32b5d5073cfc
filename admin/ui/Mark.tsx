import Chip, { type ChipProps } from '@mui/material/Chip';

/** A short label for a state. */
export const Mark = (props: ChipProps) => <Chip size="small" variant="outlined" {...props} />;
