import Settings from '@mui/icons-material/Settings';
import { contentResource } from '../layout/contentResource.ts';

export const settings = contentResource(
  'settings',
  Settings,
  async () => (await import('./SettingEditor.tsx')).SettingEditor,
);
