import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** Where to turn with a question: the team's own contact address (back-office §2). */
export const Help = () => {
  const translate = useTranslate();
  const { data } = useGetList<Setting>('settings', SUPPORT_ADDRESS);
  const email =
    localized(data?.[0]?.translations, 'setting_value', currentLanguage()) || data?.[0]?.value;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('paddock.dashboard.help')}
      </Typography>
      <Typography>{translate('paddock.dashboard.helpText')}</Typography>
      {email && (
        <Typography sx={{ mt: 1 }}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      )}
    </section>
  );
};

const SUPPORT_ADDRESS = {
  filter: { setting_key: 'contact_email' },
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' as const },
};
