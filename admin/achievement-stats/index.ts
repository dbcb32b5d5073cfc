import Leaderboard from '@mui/icons-material/Leaderboard';
import { contentResource } from '../ui/contentResource.ts';

export const achievementStats = contentResource(
  'achievement-stats',
  Leaderboard,
  async () => (await import('./StatEditor.tsx')).StatEditor,
);
