import AccountCircle from '@mui/icons-material/AccountCircle';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

/** Opened from the account menu, not the side menu. */
export const profile: ResourceProps = {
  name: 'profile',
  icon: AccountCircle,
  list: lazyView(async () => (await import('./Profile.tsx')).Profile),
};
