import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { dayAfter, pragueToday } from '../../api/contract/dates.ts';
import { VOUCHERS_END_DAYS } from '../../api/contract/vouchers.ts';
import { filteredList } from '../ui/filteredList.ts';
import { shownAge, shownMoment, shownSize } from '../ui/shown.ts';
import { useOverview } from './useOverview.ts';

/** Warns about mails that can't be sent; renders nothing otherwise. */
export const MailAlert = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  if (!data) return null;
  const { failed, delayed } = data.mails;
  if (failed + delayed === 0) return null;
  const [key, smart_count] = failed > 0 ? ['failed', failed] : ['delayed', delayed];
  return (
    <Alert
      action={
        <Button
          color="inherit"
          component={LinkBase}
          size="small"
          to={filteredList('mails', { state: failed > 0 ? 'failed' : 'waiting' })}
        >
          {translate('resources.dashboard.mails.show')}
        </Button>
      }
      severity={failed > 0 ? 'error' : 'warning'}
      sx={{ mb: 2 }}
    >
      {translate(`resources.dashboard.mails.${key}`, { smart_count })}
    </Alert>
  );
};

/** Money to return, late payments and unmatched ones. */
export const PaymentAlerts = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  const lists = {
    overdue: filteredList('orders', { overdue: true }),
    waiting: '/payments',
    owed_back: filteredList('orders', { refund_due: true }),
  };
  return (['owed_back', 'overdue', 'waiting'] as const).map((name) => {
    const smart_count = data?.payments[name] ?? 0;
    return smart_count === 0 ? null : (
      <LinkedAlert
        key={name}
        severity={name === 'owed_back' ? 'error' : 'warning'}
        to={lists[name]}
      >
        {translate(`resources.dashboard.payments.${name}`, { smart_count })}
      </LinkedAlert>
    );
  });
};

/** Products that visitors see but can't buy because their vouchers have ended, and those that will be. */
export const VoucherAlerts = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  const today = pragueToday(new Date());
  const ends = {
    over: { voucher_until_lte: dayAfter(today, -1) },
    ending: { voucher_until_gte: today, voucher_until_lte: dayAfter(today, VOUCHERS_END_DAYS) },
  };
  return (['over', 'ending'] as const).map((name) => {
    const smart_count = data?.vouchers[name] ?? 0;
    return smart_count === 0 ? null : (
      <LinkedAlert
        key={name}
        severity={name === 'over' ? 'warning' : 'info'}
        to={filteredList('products', { ...ends[name], is_active: true })}
      >
        {translate(`resources.dashboard.vouchers.${name}`, {
          smart_count,
          days: VOUCHERS_END_DAYS,
        })}
      </LinkedAlert>
    );
  });
};

/** Warns about a missing, old or failed backup; renders nothing when all is well, or for a restored copy. */
export const BackupAlert = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  const { last, failure, is_late } = data?.backup ?? {};
  // The restored copy's own alert says that it makes no backups.
  if ((!failure && !is_late) || data?.restored_copy) return null;
  const late = last
    ? translate('resources.dashboard.backup.late', {
        moment: shownMoment(last.at),
        size: shownSize(last.bytes),
      })
    : translate('resources.dashboard.backup.missing');
  const failed =
    failure && translate('resources.dashboard.backup.failed', { moment: shownMoment(failure.at) });
  return (
    <LinkedAlert severity="error" to="/first-steps?step=backup">
      {[failed, is_late && late].filter(Boolean).join(' ')}
    </LinkedAlert>
  );
};

/** Names work in the background that keeps failing, and says what to do; renders nothing otherwise. */
export const JobAlert = () => {
  const translate = useTranslate();
  const failing = useOverview().data?.failing ?? [];
  if (failing.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate('resources.dashboard.jobs.failing')}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {failing.map(({ job, since }) => (
          <li key={job}>
            {translate('resources.dashboard.jobs.since', {
              job: translate(`resources.dashboard.jobs.names.${job}`),
              moment: shownMoment(since),
            })}
          </li>
        ))}
      </Box>
      {translate('resources.dashboard.jobs.todo')}
    </Alert>
  );
};

/** Age and size of the last backup. */
export const LastBackup = () => {
  const translate = useTranslate();
  const { data } = useOverview();
  const { last, is_late } = data?.backup ?? {};
  if (!last) return null;
  return (
    <Typography
      color={is_late ? 'error' : 'textSecondary'}
      sx={{ mt: 2 }}
      title={shownMoment(last.at)}
      variant="body2"
    >
      {translate('resources.dashboard.backup.last', {
        age: shownAge(last.at),
        size: shownSize(last.bytes),
      })}
    </Typography>
  );
};

/** Links to the screen that resolves it. */
const LinkedAlert = ({
  to,
  children,
  severity,
}: Pick<AlertProps, 'children' | 'severity'> & { to: string }) => (
  <Alert severity={severity} sx={{ mb: 2 }}>
    <Box component={LinkBase} sx={{ color: 'inherit' }} to={to}>
      {children}
    </Box>
  </Alert>
);
