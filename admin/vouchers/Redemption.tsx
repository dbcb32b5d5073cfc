import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import type { VoucherRedemption } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { ForWriters } from '../ui/access.tsx';
import { LIST_ROW } from '../ui/listRow.ts';
import { Note } from '../ui/Note.tsx';
import { shownMoment, shownMoney } from '../ui/shown.ts';
import { OutcomeBadge } from './voucherParts.tsx';

/** A redemption; the attempt of a phone without network that came too late is a conflict to settle. */
export const Redemption = ({ of: redemption }: { of: VoucherRedemption }) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) => translate(`resources.vouchers.${name}`, params);
  const { outcome, amount, joined_at, note, redeemed_at, username } = redemption;
  return (
    <Box component="li" sx={LIST_ROW}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <OutcomeBadge outcome={outcome} />
        {amount !== null && (
          <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
            {shownMoney(amount)}
          </Typography>
        )}
      </Box>
      <Note>{[shownMoment(redeemed_at), username].filter(Boolean).join(' · ')}</Note>
      {joined_at && <Note>{text('joined', { moment: shownMoment(joined_at) })}</Note>}
      {note && <Typography variant="body2">{note}</Typography>}
      {outcome !== 'redeemed' && <Conflict of={redemption} />}
    </Box>
  );
};

const Conflict = ({
  of: { id, resolved_at, resolved_by, resolution },
}: {
  of: VoucherRedemption;
}) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const refresh = useRefresh();
  const [isSettling, setSettling] = useState(false);
  const text = (name: string) => translate(`resources.vouchers.conflict.${name}`);
  if (resolved_at) {
    return (
      <>
        <Typography variant="body2">{resolution}</Typography>
        <Note>
          {[text('settled'), shownMoment(resolved_at), resolved_by].filter(Boolean).join(' · ')}
        </Note>
      </>
    );
  }
  return (
    <Alert
      action={
        <ForWriters>
          <Button color="inherit" onClick={() => setSettling(true)} size="small">
            {text('settle')}
          </Button>
        </ForWriters>
      }
      severity="error"
      sx={{ mt: 1 }}
    >
      {text('text')}
      {isSettling && (
        <AskDialog
          asked={[
            {
              name: 'resolution',
              label: 'resources.vouchers.conflict.resolution',
              help: 'resources.vouchers.conflict.help',
              maxLength: LIMITS.voucherNote,
            },
          ]}
          onClose={() => setSettling(false)}
          run={async ({ resolution = '' }) => {
            await dataProvider.resolveConflict(id, { resolution });
            setSettling(false);
            refresh();
          }}
          submit="resources.vouchers.conflict.settle"
          title="resources.vouchers.conflict.settle"
        />
      )}
    </Alert>
  );
};
