import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import { FormDialog } from './FormDialog.tsx';

/** What is asked for; `label` is a message key. */
export interface Asked
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> {
  name: string;
  label: string;
  /** Message key of a text below it. */
  help?: string;
  isOptional?: boolean;
}

/** The account's password, asked for once more. */
export const PASSWORD: Asked = {
  name: 'password',
  label: 'resources.profile.password',
  type: 'password',
  autoComplete: 'current-password',
};

interface AskDialogProps {
  title: string;
  submit: string;
  asked: readonly Asked[];
  /** Rejects with what to say at the fields, or above them; closing is the caller's. */
  run: (values: Record<string, string>) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
  /** Below the texts. */
  further?: ReactNode;
}

/** A window that asks for a few texts, and stays with what is wrong with them. */
export const AskDialog = (props: AskDialogProps) => {
  const { title, submit, asked, run, onClose, children, further } = props;
  const translate = useTranslate();
  const [values, setValues] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Error>();
  const [isRunning, setRunning] = useState(false);
  const errors = (failure instanceof ApiError && failure.errors) || {};
  const isAtField = asked.some(({ name }) => errors[name]);
  const send = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      await run(values);
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown : new Error(String(thrown)));
      setRunning(false);
    }
  };
  return (
    <FormDialog
      disabled={isRunning}
      onClose={onClose}
      onSubmit={send}
      open
      submit={submit}
      title={title}
    >
      {failure && !isAtField && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure.message}
        </Alert>
      )}
      {children}
      {asked.map(({ name, label, help, isOptional, type, ...input }, index) => (
        <TextField
          autoFocus={index === 0}
          error={Boolean(errors[name])}
          fullWidth
          helperText={errors[name] ?? (help && translate(help))}
          key={name}
          label={translate(label)}
          onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
          required={!isOptional}
          slotProps={{ htmlInput: input }}
          sx={{ mt: 2 }}
          type={type}
          value={values[name] ?? ''}
        />
      ))}
      {further}
    </FormDialog>
  );
};
