import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import type { ResourceProps } from 'react-admin';
import { openTexts } from '../i18n/screenTexts.ts';
import { lazyView } from '../layout/lazyView.tsx';

export const redemptions: ResourceProps = {
  name: 'redemptions',
  icon: QrCodeScanner,
  list: lazyView(async () => {
    const [{ RedeemScreen }] = await Promise.all([
      import('./RedeemScreen.tsx'),
      openTexts('redemptions'),
    ]);
    return RedeemScreen;
  }),
};
