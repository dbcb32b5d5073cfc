import Checklist from '@mui/icons-material/Checklist';
import type { ResourceProps } from 'react-admin';
import { lazyView } from '../ui/lazyView.tsx';

export const firstSteps: ResourceProps = {
  name: 'first-steps',
  icon: Checklist,
  list: lazyView(async () => (await import('./FirstSteps.tsx')).FirstSteps, 'first-steps'),
};
