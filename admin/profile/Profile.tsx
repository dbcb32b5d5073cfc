import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Account } from './Account.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SignIns } from './SignIns.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

/** The user's own account. While a second factor is required but missing, only its setup shows. */
export const Profile = () => {
  const translate = useTranslate();
  const { data, isPending } = useSecondFactor();
  const mustEnrol = data?.is_demanded === true && !data.has_app && data.passkeys.length === 0;
  const isOpen = !isPending && !mustEnrol;
  return (
    <ResourceContextProvider value="profile">
      <PageHeading>{translate('resources.profile.name')}</PageHeading>
      <Box sx={{ maxWidth: '60rem' }}>
        {isOpen && (
          <ProfileSection title="resources.profile.account.title">
            <Account />
          </ProfileSection>
        )}
        <ProfileSection title="resources.profile.security.title">
          <SecondFactor />
        </ProfileSection>
        {isOpen && (
          <ProfileSection title="resources.profile.signIns.title">
            <SignIns of="/profile" />
          </ProfileSection>
        )}
      </Box>
    </ResourceContextProvider>
  );
};

/** `title` is a message key. */
const ProfileSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box aria-labelledby={id} component="section" sx={{ mt: 2, mb: 4 }}>
      <Typography component="h2" id={id} sx={{ mb: 1 }} variant="h2">
        {useTranslate()(title)}
      </Typography>
      {children}
    </Box>
  );
};
