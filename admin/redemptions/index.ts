import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

export const redemptions: ResourceProps = {
  name: 'redemptions',
  icon: QrCodeScanner,
  list: lazyView(async () => (await import('./RedeemScreen.tsx')).RedeemScreen, 'redemptions'),
};
