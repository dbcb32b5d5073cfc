import Add from '@mui/icons-material/Add';
import Brightness4 from '@mui/icons-material/Brightness4';
import Dashboard from '@mui/icons-material/Dashboard';
import Keyboard from '@mui/icons-material/Keyboard';
import Logout from '@mui/icons-material/Logout';
import OpenInNew from '@mui/icons-material/OpenInNew';
import TranslateIcon from '@mui/icons-material/Translate';
import { useState } from 'react';
import {
  useCreatePath,
  useGetResourceLabel,
  useLocaleState,
  useResourceDefinitions,
  useStore,
  useTheme,
  useTranslate,
} from 'react-admin';
import { useSignOut } from '../session/useSignOut.ts';
import { runCommand } from '../shortcuts/commands.ts';
import { type Entry, matches, type Section, withScreens } from './entries.ts';
import { useRecordSearch } from './useRecordSearch.ts';

/** The palette's entries for its text; without a text, recent choices first. */
export function usePalette() {
  const [text, setText] = useState('');
  const asked = text.trim();
  const translate = useTranslate();
  const screens = useScreens();
  const actions = useActions();
  const [recent, remember] = useRecent([...screens, ...actions]);
  const records = useRecordSearch(asked);

  const section = (key: string, entries: readonly Entry[]): Section[] => {
    const found = entries.filter((entry) => matches(entry, asked));
    return found.length > 0
      ? [{ key, title: translate(`palette.sections.${key}`), entries: found }]
      : [];
  };
  const fixed = [...section('screens', screens), ...section('actions', actions)];
  const sections =
    asked === '' ? [...section('recent', recent), ...fixed] : [...fixed, ...records.sections];
  return { ...records, text, setText, sections, remember };
}

function useScreens(): Entry[] {
  const definitions = withScreens(useResourceDefinitions());
  const label = useGetResourceLabel();
  const translate = useTranslate();
  return [
    { key: 'screen ', label: translate('ra.page.dashboard'), icon: Dashboard, to: '/' },
    ...definitions.map(({ name, icon }) => ({
      key: `screen ${name}`,
      label: label(name, 2),
      icon,
      to: `/${name}`,
    })),
  ];
}

/** Actions available on every screen: adding records, and the header's buttons. */
function useActions(): Entry[] {
  const definitions = withScreens(useResourceDefinitions());
  const createPath = useCreatePath();
  const translate = useTranslate();
  const signOut = useSignOut();
  const [locale, setLocale] = useLocaleState();
  const [theme, setTheme] = useTheme();
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
    action('language', TranslateIcon, () => void setLocale(locale === 'cs' ? 'en' : 'cs')),
    action('theme', Brightness4, () => setTheme(theme === 'dark' ? 'light' : 'dark')),
    action('shortcuts', Keyboard, () => runCommand('help')),
    action('signOut', Logout, () => void signOut()),
  ];
}

const RECENT_MAX = 6;

type RecentEntry = Pick<Entry, 'key' | 'label' | 'detail' | 'to'>;

/** Recent choices until sign-out; screens and actions are named in the current language. */
function useRecent(known: readonly Entry[]): [Entry[], (entry: Entry) => void] {
  const definitions = useResourceDefinitions();
  const [kept, keep] = useStore<RecentEntry[]>('palette.recent', []);
  const recent = kept.flatMap((entry): Entry[] => {
    const current = known.find(({ key }) => key === entry.key);
    if (current) return [current];
    const [, resource = ''] = entry.key.split(' ');
    return entry.to === undefined ? [] : [{ ...entry, icon: definitions[resource]?.icon }];
  });
  const remember = ({ key, label, detail, to }: Entry) => {
    const others = kept.filter((entry) => entry.key !== key);
    keep([{ key, label, detail, to }, ...others].slice(0, RECENT_MAX));
  };
  return [recent, remember];
}
