import Add from '@mui/icons-material/Add';
import Brightness4 from '@mui/icons-material/Brightness4';
import Keyboard from '@mui/icons-material/Keyboard';
import Logout from '@mui/icons-material/Logout';
import OpenInNew from '@mui/icons-material/OpenInNew';
import TranslateIcon from '@mui/icons-material/Translate';
import {
  useCreatePath,
  useLocaleState,
  useLogout,
  useResourceDefinitions,
  useTheme,
  useTranslate,
} from 'react-admin';
import { runCommand } from '../shortcuts/commands.ts';
import type { Entry } from './entries.ts';
import { withScreens } from './searchable.ts';

/** What can be done from anywhere: adding records, and what the header's buttons do. */
export function useActions(): Entry[] {
  const definitions = withScreens(useResourceDefinitions());
  const createPath = useCreatePath();
  const translate = useTranslate();
  const logout = useLogout();
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
  const other = locale === 'cs' ? 'en' : 'cs';
  const additions = definitions
    .filter(({ hasCreate }) => hasCreate)
    .map(({ name }) => ({
      key: `action add ${name}`,
      label: translate(`resources.${name}.action.add`),
      icon: Add,
      to: createPath({ resource: name, type: 'create' }),
    }));
  const action = (name: string, icon: Entry['icon'], run: () => void): Entry => ({
    key: `action ${name}`,
    label: translate(`palette.actions.${name}`),
    words: translate(`palette.words.${name}`),
    icon,
    run,
  });
  return [
    ...additions,
    action('site', OpenInNew, () => window.open('/', '_blank', 'noopener')),
    action('language', TranslateIcon, () => void setLocale(other)),
    action('theme', Brightness4, () => setTheme(theme === 'dark' ? 'light' : 'dark')),
    action('shortcuts', Keyboard, () => runCommand('help')),
    action('signOut', Logout, () => void logout()),
  ];
}
