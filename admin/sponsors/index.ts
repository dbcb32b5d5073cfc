import Handshake from '@mui/icons-material/Handshake';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';
import { localizedName } from '../layout/localizedName.ts';

export const sponsors: ResourceProps = {
  name: 'sponsors',
  icon: Handshake,
  list: lazyView(async () => (await import('./SponsorEditor.tsx')).SponsorEditor),
  hasCreate: true,
  hasEdit: true,
  recordRepresentation: localizedName,
};
