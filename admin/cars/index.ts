import DirectionsCar from '@mui/icons-material/DirectionsCar';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedName } from '../layout/localizedName.ts';

export const cars: ResourceProps = {
  name: 'cars',
  icon: DirectionsCar,
  list: lazyView(async () => (await import('./CarEditor.tsx')).CarEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedName,
};
