import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { User } from '../../api/contract/types.ts';
import { SIGN_INS, SignIns } from '../profile/SignIns.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reasonOf } from '../providers/failures.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** An owner's actions on an account, besides its role. */
type Act = 'inviteAgain' | 'enable' | 'disable' | 'removeFactor';

interface UserDialogProps {
  user: User;
  onClose: () => void;
}

/** An account's dialog: role, active state, sign-ins. */
export const UserDialog = ({ user, onClose }: UserDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [role, setRole] = useState(user.role);
  const [asking, setAsking] = useState<Act>();
  const [failure, setFailure] = useState('');
  const [isRunning, setRunning] = useState(false);
  const { id, email, state, is_own } = user;

  const attempt = async (run: () => Promise<unknown>, done: string) => {
    setRunning(true);
    setFailure('');
    try {
      await run();
      notify(`resources.users.done.${done}`, { type: 'success', messageArgs: { email } });
      refresh();
      void queryClient.invalidateQueries({ queryKey: [SIGN_INS] });
      if (done === 'role') onClose();
    } catch (error) {
      setFailure(reasonOf(error));
    }
    setRunning(false);
    setAsking(undefined);
  };
  const acts: Record<Act, () => Promise<unknown>> = {
    inviteAgain: () => dataProvider.inviteAgain(id),
    enable: () => dataProvider.changeUser(id, { is_disabled: false }),
    disable: () => dataProvider.changeUser(id, { is_disabled: true }),
    removeFactor: () => dataProvider.removeSecondFactor(id),
  };
  const button = (act: Act, isAsked = false) => (
    <Button
      aria-haspopup={isAsked ? 'dialog' : undefined}
      color={isAsked ? 'error' : 'primary'}
      disabled={isRunning}
      onClick={() => (isAsked ? setAsking(act) : attempt(acts[act], act))}
      variant="outlined"
    >
      {translate(`resources.users.action.${act}`)}
    </Button>
  );
  const save = () =>
    role === user.role ? onClose() : attempt(() => dataProvider.changeUser(id, { role }), 'role');
  return (
    <FormDialog
      disabled={isRunning}
      isClosedBySubmit={is_own}
      onClose={onClose}
      onSubmit={is_own ? onClose : save}
      open
      submit={is_own ? 'ra.action.close' : 'ra.action.save'}
      title="resources.users.page.account"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{user.username}</strong>
        {` · ${email}`}
      </Typography>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      {is_own ? (
        <Typography sx={{ mt: 2 }}>{translate('resources.users.own')}</Typography>
      ) : (
        <>
          <RoleChoice onChange={setRole} role={role} />
          <Typography color="textSecondary" sx={{ mb: 2 }} variant="body2">
            {translate('resources.users.help.ends')}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {state === 'invited' && button('inviteAgain')}
            {user.has_second_factor && button('removeFactor', true)}
            {state === 'disabled' ? button('enable') : button('disable', true)}
          </Stack>
        </>
      )}
      <Typography component="h3" sx={{ mt: 3, mb: 1 }} variant="h4">
        {translate('resources.profile.signIns.title')}
      </Typography>
      <SignIns of={`/users/${id}`} />
      {asking && (
        <Confirm
          confirm={`resources.users.action.${asking}`}
          confirmColor="warning"
          content={`resources.users.ask.${asking}`}
          contentTranslateOptions={{ email }}
          isOpen
          loading={isRunning}
          onClose={() => setAsking(undefined)}
          onConfirm={() => attempt(acts[asking], asking)}
          title={`resources.users.action.${asking}`}
        />
      )}
    </FormDialog>
  );
};
