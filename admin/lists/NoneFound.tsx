import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CreateButton, useResourceContext, useTranslate } from 'react-admin';
import { ImportButton } from '../importing/ImportButton.tsx';
import { useOpenRecord } from '../layout/useOpenRecord.ts';

interface NoneFoundProps {
  canAdd: boolean;
  canImport?: boolean;
}

/** What an empty list shows: a 'none found' message, and how to add the first record. */
export const NoneFound = ({ canAdd, canImport = false }: NoneFoundProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const isFormOpen = useOpenRecord('edit') !== null;
  return (
    <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 3, py: 2, my: 3 }}>
      <Typography variant="h2" component="p">
        {translate(`resources.${resource}.empty`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
        {translate(`resources.${resource}.invite`)}
      </Typography>
      {canAdd && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {!isFormOpen && (
            <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
          )}
          {canImport && <ImportButton />}
        </Box>
      )}
    </Box>
  );
};
