import EmojiEvents from '@mui/icons-material/EmojiEvents';
import { contentResource } from '../layout/contentResource.ts';

export const achievements = contentResource(
  'achievements',
  EmojiEvents,
  async () => (await import('./AchievementEditor.tsx')).AchievementEditor,
);
