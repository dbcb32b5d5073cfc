import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Role } from '../../api/contract/access.ts';
import { LIMITS } from '../../api/contract/constants.ts';
import { LanguageChoice } from '../profile/LanguageChoice.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { currentLanguage } from '../providers/language.ts';
import { AskDialog, type Asked } from '../ui/AskDialog.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** The dialog that invites a user by mail. */
export const InviteUser = ({ onClose }: { onClose: () => void }) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [role, setRole] = useState<Role>('editor');
  const [language, setLanguage] = useState(currentLanguage());
  const invite = async ({ email = '', username = '' }) => {
    await dataProvider.invite({ email, username, role, language });
    notify('resources.users.invited', { type: 'success', messageArgs: { email } });
    refresh();
    onClose();
  };
  return (
    <AskDialog
      asked={ASKED}
      further={
        <>
          <RoleChoice onChange={setRole} role={role} />
          <LanguageChoice language={language} onChange={setLanguage} />
        </>
      }
      onClose={onClose}
      run={invite}
      submit="resources.users.action.send"
      title="resources.users.action.invite"
    />
  );
};

const ASKED: readonly Asked[] = [
  {
    name: 'email',
    label: 'resources.users.fields.email',
    type: 'email',
    autoComplete: 'off',
    maxLength: LIMITS.line,
  },
  {
    name: 'username',
    label: 'resources.users.fields.username',
    isOptional: true,
    help: 'resources.users.help.username',
    autoComplete: 'off',
    maxLength: LIMITS.line,
  },
];
