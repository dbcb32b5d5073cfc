import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import { createSession } from '../../api/client/session.ts';
import { LIMITS } from '../../api/contract/constants.ts';
import type { Profile } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { failureNotice } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NewPasswordDialog } from './NewPasswordDialog.tsx';

const KEY = ['profile'];

/** The user's own name, mail language and password. */
export const Account = () => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const query = useQuery({ queryKey: KEY, queryFn: () => dataProvider.profile() });
  return <Loaded query={query}>{(profile) => <AccountForm profile={profile} />}</Loaded>;
};

const AccountForm = ({ profile }: { profile: Profile }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { refetch: refetchIdentity } = useGetIdentity();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [username, setUsername] = useState(profile.username);
  const [language, setLanguage] = useState(profile.language ?? currentLanguage());
  const [error, setError] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const { email, role } = profile;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setRunning(true);
    setError('');
    try {
      const saved = await dataProvider.changeProfile({ username, language });
      queryClient.setQueryData(KEY, saved);
      setUsername(saved.username);
      // The account menu shows the name stored at sign-in.
      createSession().saveUser({ username: saved.username, email, role });
      await refetchIdentity?.();
      notify('resources.profile.account.saved', { type: 'success' });
    } catch (thrown) {
      const atField = thrown instanceof ApiError ? thrown.errors?.username : undefined;
      if (atField) setError(atField);
      else notify(...failureNotice(thrown));
    }
    setRunning(false);
  };
  return (
    <form noValidate onSubmit={save}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`${email} · ${translate(`resources.users.roles.${role}`)}`}
      </Typography>
      <Note>{translate(`resources.users.rights.${role}`)}</Note>
      <TextField
        error={error !== ''}
        helperText={error || translate('resources.profile.account.usernameHelp')}
        label={translate('resources.profile.account.username')}
        onChange={({ target: { value } }) => setUsername(value)}
        required
        slotProps={{ htmlInput: { maxLength: LIMITS.line, autoComplete: 'name' } }}
        sx={{ mt: 2 }}
        value={username}
      />
      <LanguageChoice language={language} onChange={setLanguage} />
      <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={isRunning} type="submit" variant="contained">
          {translate('ra.action.save')}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setChanging(true)} variant="outlined">
          {translate('resources.profile.newPassword.change')}
        </Button>
      </Stack>
      {isChanging && <NewPasswordDialog onClose={() => setChanging(false)} />}
    </form>
  );
};
