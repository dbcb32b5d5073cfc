import AccountCircle from '@mui/icons-material/AccountCircle';
import Keyboard from '@mui/icons-material/Keyboard';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Logout, UserMenu, useGetIdentity, useTranslate, useUserMenu } from 'react-admin';
import { runCommand } from '../shortcuts/commands.ts';

/** Who is signed in, with the role, and signing out. */
export const AccountMenu = () => {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  return (
    <UserMenu icon={<AccountCircle />} label="paddock.account">
      {/* No item of the menu: a list's own roles have no place in one. */}
      <Box component="li" role="none" sx={IDENTITY}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {identity?.fullName}
        </Typography>
        <Typography color="textSecondary" component="span" variant="body2">
          {translate('paddock.role', { role: identity?.role ?? '' })}
        </Typography>
      </Box>
      <Divider component="li" />
      <ShortcutsItem />
      <Logout />
    </UserMenu>
  );
};

const IDENTITY = { display: 'grid', px: 2, py: 1, minWidth: 180 };

/** Opens the help of the keyboard shortcuts, also while single keys are turned off. */
const ShortcutsItem = () => {
  const menu = useUserMenu();
  const translate = useTranslate();
  const open = () => {
    menu?.onClose();
    runCommand('help');
  };
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <Keyboard fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('shortcuts.title')}</ListItemText>
    </MenuItem>
  );
};
