import DateRange from '@mui/icons-material/DateRange';
import type { ResourceProps } from 'react-admin';
import type { Slot } from '../../api/contract/types.ts';
import { openTexts } from '../i18n/screenTexts.ts';
import { lazyView } from '../layout/lazyView.tsx';

export const dates: ResourceProps = {
  name: 'dates',
  icon: DateRange,
  list: lazyView(async () => {
    const [{ DateList }] = await Promise.all([import('./DateList.tsx'), openTexts('dates')]);
    return DateList;
  }),
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: ({ id }: Slot) => `#${id}`,
};
