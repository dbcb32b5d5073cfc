import ManageSearch from '@mui/icons-material/ManageSearch';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

export const personalData: ResourceProps = {
  name: 'personal-data',
  icon: ManageSearch,
  list: lazyView(async () => (await import('./PersonalData.tsx')).PersonalData, 'personal-data'),
};
