import Group from '@mui/icons-material/Group';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

export const users: ResourceProps = {
  name: 'users',
  icon: Group,
  list: lazyView(async () => (await import('./UserList.tsx')).UserList),
};
