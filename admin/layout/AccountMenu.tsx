import AccountCircle from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Logout, UserMenu, useGetIdentity, useTranslate } from 'react-admin';

/** Who is signed in, with the role, and the way out (back-office §3, Current user). */
export const AccountMenu = () => {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  return (
    <UserMenu icon={<AccountCircle />} label="paddock.account">
      <Box component="li" sx={{ px: 2, py: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 700 }}>{identity?.fullName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('paddock.role', { role: identity?.role ?? '' })}
        </Typography>
      </Box>
      <Divider component="li" />
      <Logout />
    </UserMenu>
  );
};
