import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { parseCode } from '../../api/contract/voucherCodes.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { OfflinePanel } from './offline/OfflinePanel.tsx';
import { SignOutQuestion } from './offline/SignOutQuestion.tsx';
import { VoucherPanel } from './VoucherPanel.tsx';

/** Redeems vouchers: a code is scanned or typed, its voucher is shown, and a person confirms. */
export const RedeemScreen = () => {
  const translate = useTranslate();
  const [code, setCode] = useState(useLinkedCode());
  const [isScanning, setScanning] = useState(false);
  return (
    <>
      <PageHeading>{translate('resources.redemptions.page.list')}</PageHeading>
      <Box sx={{ maxWidth: '36rem' }}>
        {code === null ? (
          <>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {translate('resources.redemptions.about')}
            </Typography>
            <CodeEntry isScanning={isScanning} onCode={setCode} onScanning={setScanning} />
          </>
        ) : (
          <VoucherPanel code={code} onNext={() => setCode(null)} />
        )}
        <OfflinePanel />
      </Box>
      <SignOutQuestion />
    </>
  );
};

/** The code that a link of another screen brings; null without one. */
function useLinkedCode(): string | null {
  const { state } = useLocation();
  const code: unknown = Object(state).code;
  return typeof code === 'string' ? parseCode(code) : null;
}
