import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { OutboxMailItem } from '../../api/contract/types.ts';

const COLORS = { waiting: 'warning', sent: 'success', failed: 'error' } as const;

export const MailStateBadge = ({ state }: Pick<OutboxMailItem, 'state'>) => (
  <Chip
    color={COLORS[state]}
    label={useTranslate()(`resources.mails.states.${state}`)}
    size="small"
    variant="outlined"
  />
);
