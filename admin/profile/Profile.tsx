import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** One's own account. */
export const Profile = () => (
  <ResourceContextProvider value="profile">
    <PageHeading>{useTranslate()('resources.profile.name')}</PageHeading>
    <Box sx={{ maxWidth: '60rem' }}>
      <ProfileSection title="resources.profile.security.title">
        <SecondFactor />
      </ProfileSection>
    </Box>
  </ResourceContextProvider>
);

/** `title` is a message key. */
export const ProfileSection = ({ title, children }: { title: string; children: ReactNode }) => {
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
