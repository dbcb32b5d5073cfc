import EmojiEvents from '@mui/icons-material/EmojiEvents';
import { contentResource } from '../ui/contentResource.ts';

export const achievements = contentResource(
  'achievements',
  EmojiEvents,
  async () => (await import('./AchievementEditor.tsx')).AchievementEditor,
);
