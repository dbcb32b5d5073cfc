import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatCode } from '../../../api/contract/voucherCodes.ts';
import { ColorBadge } from '../../orders/StatusBadge.tsx';
import { currentLanguage } from '../../providers/language.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Note } from '../../ui/Note.tsx';
import { shownMoment, shownMoney } from '../../ui/shown.ts';
import { OutcomeBadge } from '../../vouchers/voucherParts.tsx';
import { offlineStore } from './offline.ts';
import type { OfflineEntry } from './offlineVoucher.ts';
import { useSync } from './useSync.ts';

/** Redemptions made without network: those that wait, and what became of the others. */
export const OfflineEntries = ({ entries }: { entries: readonly OfflineEntry[] }) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) =>
    translate(`resources.redemptions.offline.${name}`, params);
  const { send, isRunning, failure } = useSync();
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const refused = entries.filter(isRefused).length;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3">
        {text('entries')}
      </Typography>
      <Box role="status" sx={{ my: 1 }}>
        {waiting > 0 && <Alert severity="info">{text('waiting', { smart_count: waiting })}</Alert>}
        {refused > 0 && <Alert severity="error">{text('refused', { smart_count: refused })}</Alert>}
        {waiting > 0 && failure && !isRunning && <Note>{translate(failure, { _: failure })}</Note>}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {entries.toReversed().map((entry) => (
          <Entry entry={entry} key={entry.key} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {waiting > 0 && (
          <Button loading={isRunning} onClick={send} variant="contained">
            {text('send')}
          </Button>
        )}
        {waiting < entries.length && (
          <Button color="inherit" onClick={() => offlineStore.clearSent()}>
            {text('clear')}
          </Button>
        )}
      </Box>
    </Box>
  );
};

const isRefused = ({ state }: OfflineEntry): boolean => state !== 'waiting' && state !== 'redeemed';

const Entry = ({ entry }: { entry: OfflineEntry }) => {
  const { amount, code, message, name_cs, name_en, redeemed_at, username } = entry;
  const name = currentLanguage() === 'cs' ? name_cs : name_en;
  const facts = [name, amount !== null && shownMoney(amount), shownMoment(redeemed_at), username];
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
          {formatCode(code)}
        </Typography>
        <Note>{facts.filter(Boolean).join(' · ')}</Note>
        {message && <Note>{message}</Note>}
      </Box>
      <StateBadge state={entry.state} />
    </Box>
  );
};

const StateBadge = ({ state }: Pick<OfflineEntry, 'state'>) => {
  const translate = useTranslate();
  if (state === 'waiting')
    return <Mark label={translate('resources.redemptions.states.waiting')} />;
  if (state === 'refused') {
    return <ColorBadge color="red" label={translate('resources.redemptions.states.refused')} />;
  }
  return <OutcomeBadge outcome={state} />;
};

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
};
