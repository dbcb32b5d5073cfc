import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldErrors } from '../providers/failures.ts';
import { FormDialog } from './FormDialog.tsx';

/** The fields asked for; `label` is a message key. */
export interface Asked
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> {
  name: string;
  label: string;
  /** Message key of a helper text. */
  help?: string;
  isOptional?: boolean;
}

/** The account's password, asked for again. */
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
  /** Rejects with messages at the fields or above them; the caller closes the dialog. */
  run: (values: Record<string, string>) => Promise<unknown>;
  onClose: () => void;
  /** Whether submitting is disabled. */
  isHeld?: boolean;
  children?: ReactNode;
  /** Shown below the texts. */
  further?: ReactNode;
}

/** A dialog that asks for a few texts and stays open with their errors. */
export const AskDialog = (props: AskDialogProps) => {
  const { title, submit, asked, run, onClose, isHeld = false, children, further } = props;
  const translate = useTranslate();
  const [values, setValues] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = useMutation({ mutationFn: () => run(values) });
  const errors = fieldErrors(error);
  const isAtField = asked.some(({ name }) => errors[name]);
  return (
    <FormDialog
      disabled={isPending || isHeld}
      onClose={onClose}
      onSubmit={mutate}
      submit={submit}
      title={title}
    >
      {error && !isAtField && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      {children}
      {asked.map(({ name, label, help, isOptional, type, ...input }, index) => (
        <TextField
          autoFocus={index === 0}
          error={Boolean(errors[name])}
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
