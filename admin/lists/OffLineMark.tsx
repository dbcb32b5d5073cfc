import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { hiddenBySchedule, type Scheduled } from '../../api/contract/schedule.ts';
import type { Product } from '../../api/contract/types.ts';
import { Mark } from '../ui/Mark.tsx';
import { shownMoment } from '../ui/shown.ts';

/**
 * Shows since or from when an active record is off line, or that its vouchers have ended, so that visitors
 * see it but can't buy it; renders the children for any other.
 */
export const OffLineMark = ({ children }: { children?: ReactNode }) => {
  const record = useRecordContext<RaRecord & Scheduled & Pick<Product, 'is_over'>>();
  const translate = useTranslate();
  const off = record?.is_active ? hiddenBySchedule(record, new Date()) : null;
  if (off !== null) {
    const moment = shownMoment(off.at);
    return <Mark color="warning" label={translate(`paddock.schedule.${off.why}`, { moment })} />;
  }
  if (record?.is_active && record.is_over)
    return <Mark color="warning" label={translate('paddock.vouchersOver')} />;
  return children;
};
