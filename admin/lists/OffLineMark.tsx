import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { hiddenBySchedule, type Scheduled } from '../../api/contract/schedule.ts';
import { Mark } from '../layout/Mark.tsx';
import { shownMoment } from '../layout/shown.ts';

/** Shows since or from when an active record is off line; renders the children for one on line. */
export const OffLineMark = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext<RaRecord & Scheduled>();
  const translate = useTranslate();
  const off = record?.is_active ? hiddenBySchedule(record, new Date()) : null;
  if (off === null) return children;
  const moment = shownMoment(off.at);
  return <Mark color="warning" label={translate(`paddock.schedule.${off.why}`, { moment })} />;
};
