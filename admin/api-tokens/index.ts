import VpnKey from '@mui/icons-material/VpnKey';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

export const apiTokens: ResourceProps = {
  name: 'api-tokens',
  icon: VpnKey,
  list: lazyView(async () => (await import('./TokenList.tsx')).TokenList, 'api-tokens'),
};
