import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import {
  AppBar,
  type AppBarProps,
  LinkBase,
  LoadingIndicator,
  LocalesMenuButton,
  ToggleThemeButton,
  useTranslate,
} from 'react-admin';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { DISPLAY } from '../theme/themes.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** Near-black in both themes: wordmark, link to the public site, language, theme and account. */
export const Header = (props: AppBarProps) => (
  <AppBar
    {...props}
    color="secondary"
    elevation={0}
    toolbar={<Tools />}
    userMenu={<AccountMenu />}
    sx={BAR}
  >
    <Box component={LinkBase} to="/" sx={WORDMARK}>
      Paddock
    </Box>
    <Box sx={{ flex: 1 }} />
    <PaletteButton />
    <SiteLink />
    <Shortcuts />
  </AppBar>
);

/** Language, theme and, where there is room, reloading. */
const Tools = () => (
  <>
    <LocalesMenuButton />
    <ToggleThemeButton />
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <LoadingIndicator />
    </Box>
  </>
);

/** Opens the public site in a new window. */
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
      <Tooltip title={label}>
        <IconButton
          {...target}
          aria-label={label}
          color="inherit"
          sx={{ display: { xs: 'inline-flex', md: 'none' } }}
        >
          <OpenInNew />
        </IconButton>
      </Tooltip>
    </>
  );
};

const BAR = {
  borderBottom: '2px solid #ff5b14',
  '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
  // On phones the language is its sign alone; its name stays for screen readers.
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
  '&:hover': { color: '#ff7a3d' },
};
