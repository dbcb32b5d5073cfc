import DateRange from '@mui/icons-material/DateRange';
import type { ResourceProps } from 'react-admin';
import type { Slot } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const dates: ResourceProps = {
  name: 'dates',
  icon: DateRange,
  list: lazyView(async () => (await import('./DateList.tsx')).DateList, 'dates'),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: ({ id }: Slot) => `#${id}`,
};
