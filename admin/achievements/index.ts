import EmojiEvents from '@mui/icons-material/EmojiEvents';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';

export const achievements: ResourceProps = {
  name: 'achievements',
  icon: EmojiEvents,
  list: lazyView(async () => (await import('./AchievementEditor.tsx')).AchievementEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: 'title',
};
