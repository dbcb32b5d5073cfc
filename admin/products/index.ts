import Sell from '@mui/icons-material/Sell';
import { contentResource } from '../layout/contentResource.ts';

export const products = contentResource(
  'products',
  Sell,
  async () => (await import('./ProductEditor.tsx')).ProductEditor,
);
