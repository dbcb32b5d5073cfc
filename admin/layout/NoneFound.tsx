import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CreateButton, useResourceContext, useTranslate } from 'react-admin';

/** What an empty list shows: that there is none, and how to add the first (back-office §2). */
export const NoneFound = ({ canAdd }: { canAdd: boolean }) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 3, py: 2, my: 3 }}>
      <Typography variant="h2" component="p">
        {translate(`resources.${resource}.empty`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: canAdd ? 2 : 0, maxWidth: '60ch' }}>
        {translate(`resources.${resource}.invite`)}
      </Typography>
      {canAdd && <CreateButton label={`resources.${resource}.action.add`} variant="contained" />}
    </Box>
  );
};
