import Shield from '@mui/icons-material/Shield';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

export const securityLog: ResourceProps = {
  name: 'security-log',
  icon: Shield,
  list: lazyView(
    async () => (await import('./SecurityLog.tsx')).SecurityLog,
    'security-log',
    'api-tokens',
  ),
};
