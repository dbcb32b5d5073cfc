import Outbox from '@mui/icons-material/Outbox';
import type { ResourceProps } from 'react-admin';
import type { OutboxMailItem } from '../../api/contract/types.ts';
import { lazyView } from '../ui/lazyView.tsx';

export const mails: ResourceProps = {
  name: 'mails',
  icon: Outbox,
  hasShow: true,
  list: lazyView(async () => (await import('./MailList.tsx')).MailList),
  recordRepresentation: ({ subject }: OutboxMailItem) => subject,
};
