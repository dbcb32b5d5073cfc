import Chip, { type ChipProps } from '@mui/material/Chip';

/** A word for the state that something is in. */
export const Mark = (props: ChipProps) => <Chip size="small" variant="outlined" {...props} />;
