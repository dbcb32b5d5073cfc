import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ResourceContextProvider, useDataProvider, useTranslate } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import { LIMITS } from '../../api/contract/constants.ts';
import type { PersonalData as Found } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reasonOf } from '../providers/failures.ts';
import { LoadingForm } from '../ui/Loaded.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FoundData } from './FoundData.tsx';

type State = { found: Found; isErased: boolean } | 'loading' | { failure: string } | null;

/** Finds, exports and erases the data of an e-mail address. */
export const PersonalData = () => {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.personal-data.${name}`);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>(null);
  const [wrong, setWrong] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const find = async (event: FormEvent) => {
    event.preventDefault();
    setWrong('');
    setState('loading');
    try {
      setState({ found: await dataProvider.findPersonalData(email.trim()), isErased: false });
    } catch (error) {
      const atField = error instanceof ApiError ? error.errors?.email : undefined;
      setWrong(atField ?? '');
      setState(atField ? null : { failure: reasonOf(error) });
      if (atField) field.current?.focus();
    }
  };

  return (
    <ResourceContextProvider value="personal-data">
      <PageHeading>{translate('resources.personal-data.name', { smart_count: 2 })}</PageHeading>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '60ch' }}>
        {text('about')}
      </Typography>
      <Box component="form" noValidate onSubmit={find} sx={FORM}>
        <TextField
          error={wrong !== ''}
          helperText={wrong}
          inputRef={field}
          label={text('fields.email')}
          onChange={({ target }) => setEmail(target.value)}
          slotProps={{
            htmlInput: { autoComplete: 'off', maxLength: LIMITS.line, 'aria-required': true },
          }}
          sx={{ flex: '1 1 18rem' }}
          type="email"
          value={email}
        />
        <Button disabled={state === 'loading'} sx={{ mt: 1 }} type="submit" variant="contained">
          {text('action.find')}
        </Button>
      </Box>
      <Box sx={{ maxWidth: '48rem' }}>
        {state === 'loading' && <LoadingForm />}
        {state !== null && typeof state === 'object' && 'failure' in state && (
          <Alert severity="error">{state.failure}</Alert>
        )}
        {state !== null &&
          typeof state === 'object' &&
          'found' in state &&
          (state.isErased ? (
            <Erased email={state.found.email} />
          ) : (
            <FoundData
              found={state.found}
              onErased={() => setState({ found: state.found, isErased: true })}
            />
          ))}
      </Box>
    </ResourceContextProvider>
  );
};

const Erased = ({ email }: { email: string }) => {
  const translate = useTranslate();
  const shown = useRef<HTMLDivElement>(null);
  // The dialog has closed and the focus with it.
  useEffect(() => shown.current?.focus(), []);
  return (
    <Alert ref={shown} severity="success" tabIndex={-1}>
      {translate('resources.personal-data.erased', { email })}
    </Alert>
  );
};

const FORM = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 2,
  mb: 3,
  maxWidth: '48rem',
};
