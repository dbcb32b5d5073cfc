import Leaderboard from '@mui/icons-material/Leaderboard';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedTitle } from '../layout/localizedName.ts';

export const achievementStats: ResourceProps = {
  name: 'achievement-stats',
  icon: Leaderboard,
  list: lazyView(async () => (await import('./StatEditor.tsx')).StatEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedTitle,
};
