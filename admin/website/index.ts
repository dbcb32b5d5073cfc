import Web from '@mui/icons-material/Web';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

export const website: ResourceProps = {
  name: 'website',
  icon: Web,
  list: lazyView(async () => (await import('./WebsiteEditor.tsx')).WebsiteEditor),
};
