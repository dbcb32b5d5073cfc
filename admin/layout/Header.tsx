import AccountCircle from '@mui/icons-material/AccountCircle';
import Keyboard from '@mui/icons-material/Keyboard';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  AppBar,
  type AppBarProps,
  LinkBase,
  LoadingIndicator,
  LocalesMenuButton,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { runCommand } from '../shortcuts/commands.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { DISPLAY } from '../theme/themes.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { useSetting } from '../ui/useSetting.ts';

export const Header = (props: AppBarProps) => (
  <AppBar
    {...props}
    color="secondary"
    elevation={0}
    // With large text it is higher than usual and, were it fixed, would cover the screen's title.
    position="sticky"
    toolbar={
      <>
        <LocalesMenuButton />
        <ToggleThemeButton />
        <Progress />
      </>
    }
    userMenu={<AccountMenu />}
    sx={BAR}
  >
    <Wordmark />
    <Box sx={{ flex: '1 0 0' }} />
    <PaletteButton />
    <SiteLink />
    <Shortcuts />
  </AppBar>
);

const Progress = () => (
  <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
    <LoadingIndicator aria-label={useTranslate()('ra.page.loading')} />
  </Box>
);

const Wordmark = () => (
  <Box component={LinkBase} to="/" sx={WORDMARK}>
    {useSetting('site.name') || 'Paddock'}
  </Box>
);

const SiteLink = () => {
  const translate = useTranslate();
  const label = translate('paddock.site');
  const target = { href: '/', target: '_blank', rel: 'noopener' };
  return (
    <>
      <Button
        {...target}
        color="inherit"
        endIcon={<OpenInNew fontSize="inherit" />}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {label}
      </Button>
      <IconAction
        {...target}
        color="inherit"
        label={label}
        sx={{ display: { xs: 'inline-flex', md: 'none' } }}
      >
        <OpenInNew />
      </IconAction>
    </>
  );
};

const BAR = {
  borderBottom: '2px solid',
  borderColor: 'secondary.light',
  // On phones they grow with the text only as far as all of them fit.
  '& .MuiIconButton-root svg': { fontSize: { xs: 'min(1.5rem, 7.5vw)', sm: '1.5rem' } },
  '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
  // On phones the language shows as a symbol; its name remains for screen readers.
  '& .RaAppBar-toolbar span > .MuiButton-text': {
    minWidth: 40,
    fontSize: { xs: 0, sm: '0.9375rem' },
    '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
  },
  '& .RaAppBar-toolbar': {
    pl: { xs: 1, sm: 0.5 },
    pr: { xs: 0.5, sm: 2 },
    gap: { xs: 0, sm: 0.5 },
  },
};

const WORDMARK = {
  color: 'inherit',
  ...DISPLAY,
  fontSize: '1.6rem',
  lineHeight: 'inherit',
  letterSpacing: '0.01em',
  textDecoration: 'none',
  textTransform: 'uppercase',
  // Long names are truncated; on narrow screens they stay on one line.
  minWidth: '3ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'secondary.light' },
};

const AccountMenu = () => {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  return (
    <UserMenu icon={<AccountCircle />} label="paddock.account">
      {/* Not a menu item: roles of list items are invalid inside a menu. */}
      <Box component="li" role="none" sx={IDENTITY}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {identity?.fullName}
        </Typography>
        <Typography color="textSecondary" component="span" variant="body2">
          {translate('paddock.role', {
            role: translate(`resources.users.roles.${identity?.role}`, { _: '' }),
          })}
        </Typography>
      </Box>
      <Divider component="li" />
      <ProfileItem />
      <ShortcutsItem />
      <SignOutItem />
    </UserMenu>
  );
};

const IDENTITY = { display: 'grid', px: 2, py: 1, minWidth: 180 };

const ProfileItem = () => {
  const menu = useUserMenu();
  return (
    <MenuItem component={LinkBase} onClick={menu?.onClose} to="/profile">
      <ListItemIcon>
        <AccountCircle fontSize="small" />
      </ListItemIcon>
      <ListItemText>{useTranslate()('resources.profile.name')}</ListItemText>
    </MenuItem>
  );
};

/** Opens the shortcut help, even while single keys are off. */
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

const SignOutItem = () => {
  const signOut = useSignOut();
  return (
    <MenuItem onClick={() => void signOut()}>
      <ListItemIcon>
        <PowerSettingsNew fontSize="small" />
      </ListItemIcon>
      <ListItemText>{useTranslate()('ra.auth.logout')}</ListItemText>
    </MenuItem>
  );
};
