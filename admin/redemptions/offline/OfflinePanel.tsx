import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Note } from '../../ui/Note.tsx';
import { shownMoment } from '../../ui/shown.ts';
import { useCall } from '../../ui/useCall.ts';
import { OfflineEntries } from './OfflineEntries.tsx';
import { endOffline, prepareOffline } from './offline.ts';
import type { OfflinePack } from './offlineVoucher.ts';
import { useStored } from './useStored.ts';

/** Prepares this device for a day without network, and shows what it redeemed without one. */
export const OfflinePanel = () => {
  const translate = useTranslate();
  const { data, error } = useStored();
  const text = (name: string) => translate(`resources.redemptions.offline.${name}`);
  return (
    <Box component="section" sx={{ mt: 4, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="h3">
        {text('title')}
      </Typography>
      {error && <Alert severity="error">{text('noStorage')}</Alert>}
      {data && (
        <>
          <Preparation pack={data.pack} />
          {data.entries.length > 0 && <OfflineEntries entries={data.entries} />}
        </>
      )}
    </Box>
  );
};

const Preparation = ({ pack }: { pack: OfflinePack | null }) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) =>
    translate(`resources.redemptions.offline.${name}`, params);
  // Its id is the e-mail.
  const { identity } = useGetIdentity();
  const [opensAlone, setOpensAlone] = useState(true);
  const prepare = useCall(
    async (dataProvider) =>
      prepareOffline(await dataProvider.offlineVouchers(), String(identity?.id ?? '')),
    {
      done: 'resources.redemptions.offline.prepared',
      failed: 'resources.redemptions.offline.notPrepared',
      onSuccess: setOpensAlone,
    },
  );
  const end = useCall(endOffline, {});
  const isRunning = prepare.isPending || end.isPending;
  return (
    <>
      <Note sx={{ my: 1 }}>
        {pack
          ? text('ready', {
              smart_count: pack.vouchers.length,
              made: shownMoment(pack.made_at),
              until: shownMoment(pack.until),
            })
          : text('about')}
      </Note>
      {!opensAlone && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {text('keepOpen')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          disabled={isRunning}
          loading={prepare.isPending}
          onClick={() => prepare.mutate()}
          variant="outlined"
        >
          {text(pack ? 'again' : 'prepare')}
        </Button>
        {pack && (
          <Button color="inherit" disabled={isRunning} onClick={() => end.mutate()}>
            {text('end')}
          </Button>
        )}
      </Box>
    </>
  );
};
