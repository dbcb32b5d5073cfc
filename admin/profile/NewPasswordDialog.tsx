import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { AskDialog, type Asked, PASSWORD } from '../ui/AskDialog.tsx';
import { SIGN_INS } from './SignIns.tsx';

/** The dialog to change one's own password. */
export const NewPasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const change = async ({ password = '', new_password = '', repeat = '' }) => {
    if (new_password !== repeat) {
      const message = translate('resources.profile.newPassword.different');
      throw new ApiError(message, { errors: { repeat: message } });
    }
    await dataProvider.changePassword({ password, new_password });
    notify('resources.profile.newPassword.done', { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: [SIGN_INS] });
    onClose();
  };
  return (
    <AskDialog
      asked={ASKED}
      onClose={onClose}
      run={change}
      submit="resources.profile.newPassword.change"
      title="resources.profile.newPassword.change"
    >
      <Typography>{translate('resources.profile.newPassword.text')}</Typography>
    </AskDialog>
  );
};

const NEW = { type: 'password', autoComplete: 'new-password' } as const;
const ASKED: readonly Asked[] = [
  PASSWORD,
  {
    ...NEW,
    name: 'new_password',
    label: 'resources.profile.newPassword.new',
    help: 'resources.profile.newPassword.help',
  },
  { ...NEW, name: 'repeat', label: 'resources.profile.newPassword.repeat' },
];
