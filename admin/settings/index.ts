import Settings from '@mui/icons-material/Settings';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';

export const settings: ResourceProps = {
  name: 'settings',
  icon: Settings,
  list: lazyView(async () => (await import('./SettingEditor.tsx')).SettingEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'setting_key',
};
