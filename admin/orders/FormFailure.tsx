import Alert from '@mui/material/Alert';
import { fieldErrors } from '../providers/failures.ts';

/** Why a form could not be sent, where that isn't said at its fields. */
export const FormFailure = ({ error }: { error: Error | null }) =>
  error && Object.keys(fieldErrors(error)).length === 0 ? (
    <Alert severity="error">{error.message}</Alert>
  ) : null;
