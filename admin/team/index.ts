import Groups from '@mui/icons-material/Groups';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedName } from '../layout/localizedName.ts';

export const team: ResourceProps = {
  name: 'team',
  icon: Groups,
  list: lazyView(async () => (await import('./TeamEditor.tsx')).TeamEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedName,
};
