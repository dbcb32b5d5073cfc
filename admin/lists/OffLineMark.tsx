import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import { offLine, type Scheduled } from '../../api/contract/schedule.ts';
import { currentLanguage } from '../providers/language.ts';

/** Says since or from when an active record is off line; one that is on line shows the children. */
export const OffLineMark = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext<RaRecord & Scheduled>();
  const translate = useTranslate();
  const off = record?.is_active ? offLine(record, new Date()) : null;
  if (off === null) return children;
  const moment = formatDateTime(off.at, currentLanguage());
  return (
    <Chip
      color="warning"
      label={translate(`paddock.schedule.${off.why}`, { moment })}
      size="small"
      variant="outlined"
    />
  );
};
