import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';

/** What a list shows that has no record for its filters: the resource's words, and a way to see all. */
export const NoneMatching = () => {
  const resource = useResourceContext();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box role="status" sx={{ px: 2, py: 4 }}>
      <Typography variant="h3" component="p">
        {translate(`resources.${resource}.empty`)}
      </Typography>
      {isFiltered && (
        <>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            {translate('ra.navigation.no_filtered_results')}
          </Typography>
          <Button onClick={() => setFilters({}, {})} variant="outlined">
            {translate('lists.clearFilters')}
          </Button>
        </>
      )}
    </Box>
  );
};
