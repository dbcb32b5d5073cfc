import DirectionsCar from '@mui/icons-material/DirectionsCar';
import { contentResource } from '../ui/contentResource.ts';

export const cars = contentResource(
  'cars',
  DirectionsCar,
  async () => (await import('./CarEditor.tsx')).CarEditor,
);
