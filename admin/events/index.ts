import EventIcon from '@mui/icons-material/Event';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedTitle } from '../layout/localizedName.ts';

export const events: ResourceProps = {
  name: 'events',
  icon: EventIcon,
  list: lazyView(async () => (await import('./EventEditor.tsx')).EventEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedTitle,
};
