import Dashboard from '@mui/icons-material/Dashboard';
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';
import type { Entry } from './entries.ts';
import { withScreens } from './searchable.ts';

/** Every screen that the menu has. */
export function useScreens(): Entry[] {
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
