import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { SCOPES, type Scope } from '../../api/contract/access.ts';
import { LIMITS } from '../../api/contract/constants.ts';
import type { ApiTokenMade } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { FormDialog } from '../ui/FormDialog.tsx';

interface NewTokenProps {
  onMade: (token: ApiTokenMade) => void;
}

/** A button and the dialog that creates an API token. */
export const NewToken = ({ onMade }: NewTokenProps) => {
  const [isOpen, setOpen] = useState(false);
  const done = (token: ApiTokenMade) => {
    setOpen(false);
    onMade(token);
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
        variant="contained"
      >
        {useTranslate()('resources.api-tokens.action.add')}
      </Button>
      {isOpen && <TokenDialog onClose={() => setOpen(false)} onMade={done} />}
    </>
  );
};

const TokenDialog = ({ onClose, onMade }: NewTokenProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [values, setValues] = useState({ name: '', until: '' });
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const { name, until } = values;
  const expires_at = until === '' ? null : `${until}T23:59:59`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataProvider.makeToken({ name, scopes, expires_at }),
    onSuccess: onMade,
  });
  const errors = fieldErrors(error);
  const text = (name: string) => translate(`resources.api-tokens.${name}`);

  const toggle = (scope: Scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  const field = (name: keyof typeof values, rule: string, help = '') => ({
    error: errors[rule] !== undefined,
    helperText: errors[rule] ?? help,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
    value: values[name],
  });
  const [first = 'scopes'] = Object.keys(errors).filter((name) => name.startsWith('scopes'));
  const isWrong = errors[first] !== undefined;

  return (
    <FormDialog
      disabled={isPending}
      onClose={onClose}
      onSubmit={mutate}
      submit="resources.api-tokens.action.make"
      title="resources.api-tokens.action.add"
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {error && Object.keys(errors).length === 0 && (
          <Alert severity="error">{error.message}</Alert>
        )}
        <TextField
          {...field('name', 'name', text('help.name'))}
          autoFocus
          label={text('fields.name')}
          slotProps={{ htmlInput: { maxLength: LIMITS.line, 'aria-required': true } }}
        />
        <FormControl component="fieldset" error={isWrong}>
          <FormLabel component="legend">{text('fields.scopes')}</FormLabel>
          {SCOPES.map((scope) => (
            <FormControlLabel
              control={
                <Checkbox
                  checked={scopes.includes(scope)}
                  onChange={() => toggle(scope)}
                  slotProps={{ input: { 'aria-invalid': isWrong } }}
                />
              }
              key={scope}
              label={text(`rights.${scope}`)}
            />
          ))}
          {isWrong && <FormHelperText role="alert">{errors[first]}</FormHelperText>}
        </FormControl>
        <TextField
          {...field('until', 'expires_at', text('help.until'))}
          label={text('fields.until')}
          slotProps={{ inputLabel: { shrink: true } }}
          type="date"
        />
      </Stack>
    </FormDialog>
  );
};
