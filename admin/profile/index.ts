import AccountCircle from '@mui/icons-material/AccountCircle';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';

/** Reached by the menu of the account, not by the one at the side. */
export const profile: ResourceProps = {
  name: 'profile',
  icon: AccountCircle,
  list: lazyView(async () => (await import('./Profile.tsx')).Profile),
};
