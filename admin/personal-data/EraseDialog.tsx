import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onErased: () => void;
}

/** Asks for the address once more before everything of it is erased. */
export const EraseDialog = ({ email, onClose, onErased }: EraseDialogProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState('');
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    setSending(true);
    setWrong('');
    setFailure('');
    try {
      await dataProvider.erasePersonalData(email, again);
      onErased();
    } catch (error) {
      const atField = error instanceof ApiError ? error.errors?.again : undefined;
      if (atField) setWrong(atField);
      else setFailure(error instanceof Error ? error.message : String(error));
      setSending(false);
    }
  };

  return (
    <FormDialog
      disabled={isSending}
      onClose={onClose}
      onSubmit={submit}
      open
      submit="resources.personal-data.action.erase"
      title="resources.personal-data.confirm.title"
    >
      <Stack spacing={2}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {translate('resources.personal-data.confirm.text', { email })}
        </Typography>
        <TextField
          autoFocus
          error={wrong !== ''}
          helperText={wrong}
          label={translate('resources.personal-data.fields.again')}
          onChange={({ target }) => setAgain(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', 'aria-required': true } }}
          value={again}
        />
      </Stack>
    </FormDialog>
  );
};
