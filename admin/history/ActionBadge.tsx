import Chip, { type ChipProps } from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';

/** What happened to a record. */
export const ActionBadge = ({ action }: Pick<Revision, 'action'>) => {
  const translate = useTranslate();
  return (
    <Chip
      color={COLORS[action]}
      label={translate(`resources.history.actions.${action}`)}
      size="small"
      variant="outlined"
    />
  );
};

const COLORS: Readonly<Record<Revision['action'], ChipProps['color']>> = {
  initial: 'default',
  create: 'success',
  update: 'info',
  delete: 'error',
  restore: 'warning',
};
