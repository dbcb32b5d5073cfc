import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { create } from 'qrcode';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { qrDrawing } from '../../api/contract/qrCode.ts';
import type { FactorChanged, TotpBegun } from '../../api/contract/types.ts';
import { AskDialog, type Asked, PASSWORD } from '../ui/AskDialog.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

interface AppDialogProps {
  onDone: (changed: FactorChanged) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: the password, then the secret and a code to verify it. */
export const AppDialog = ({ onDone, onClose }: AppDialogProps) => {
  const { dataProvider } = useSecondFactor();
  const [begun, setBegun] = useState<TotpBegun>();
  const common = { onClose, title: 'resources.profile.app.title' };
  if (!begun) {
    return (
      <AskDialog
        {...common}
        asked={[PASSWORD]}
        run={async ({ password = '' }) => setBegun(await dataProvider.beginApp(password))}
        submit="resources.profile.continue"
      />
    );
  }
  return (
    <AskDialog
      {...common}
      asked={[CODE]}
      key="code"
      run={async ({ code = '' }) => onDone(await dataProvider.confirmApp(code))}
      submit="resources.profile.app.confirm"
    >
      <Enrolment {...begun} />
    </AskDialog>
  );
};

const CODE: Asked = {
  name: 'code',
  label: 'resources.profile.app.code',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: 10,
};

const Enrolment = ({ uri, secret }: TotpBegun) => {
  const translate = useTranslate();
  return (
    <>
      <Typography>{translate('resources.profile.app.scan')}</Typography>
      <QrCode label={translate('resources.profile.app.qr')} text={uri} />
      <Typography variant="body2">{translate('resources.profile.app.type')}</Typography>
      <Typography sx={SECRET}>{secret.replace(/.{4}(?=.)/g, '$& ')}</Typography>
    </>
  );
};

const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { viewBox, path } = qrDrawing(create(text, { errorCorrectionLevel: 'M' }).modules);
  return (
    <Box aria-label={label} component="svg" role="img" sx={QR} viewBox={viewBox}>
      <path d={path} />
    </Box>
  );
};

// Dark on light even in the dark theme: some cameras read nothing else.
const QR = { display: 'block', width: 'min(14rem, 100%)', my: 2, bgcolor: '#fff', fill: '#000' };
const SECRET = { fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' };
