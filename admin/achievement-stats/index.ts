import Leaderboard from '@mui/icons-material/Leaderboard';
import { contentResource } from '../layout/contentResource.ts';

export const achievementStats = contentResource(
  'achievement-stats',
  Leaderboard,
  async () => (await import('./StatEditor.tsx')).StatEditor,
);
