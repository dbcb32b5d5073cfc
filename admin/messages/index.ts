import Mail from '@mui/icons-material/Mail';
import type { ResourceProps } from 'react-admin';
import type { ContactMessage } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const messages: ResourceProps = {
  name: 'messages',
  icon: Mail,
  list: lazyView(async () => (await import('./Inbox.tsx')).Inbox),
  hasEdit: true,
  recordRepresentation: ({ subject }: ContactMessage) => subject,
};
