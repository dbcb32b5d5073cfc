import Sell from '@mui/icons-material/Sell';
import { contentResource } from '../ui/contentResource.ts';

export const products = contentResource(
  'products',
  Sell,
  async () => (await import('./ProductEditor.tsx')).ProductEditor,
);
