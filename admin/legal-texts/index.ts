import Gavel from '@mui/icons-material/Gavel';
import type { RaRecord } from 'react-admin';
import { contentResource } from '../ui/contentResource.ts';
import { versionName } from './versionName.ts';

export const legalTexts = {
  ...contentResource(
    'legal-texts',
    Gavel,
    async () => (await import('./LegalTextEditor.tsx')).LegalTextEditor,
  ),
  recordRepresentation: ({ valid_from }: RaRecord) => versionName({ valid_from }),
};
