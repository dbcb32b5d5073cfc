import Settings from '@mui/icons-material/Settings';
import { contentResource } from '../ui/contentResource.ts';

export const settings = contentResource(
  'settings',
  Settings,
  async () => (await import('./SettingEditor.tsx')).SettingEditor,
  'first-steps',
);
