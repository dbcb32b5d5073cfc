import HistoryIcon from '@mui/icons-material/History';
import type { ResourceProps } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const history: ResourceProps = {
  name: 'history',
  icon: HistoryIcon,
  hasShow: true,
  list: lazyView(async () => (await import('./ChangeList.tsx')).ChangeList),
  recordRepresentation: ({ name }: Revision) => name,
};
