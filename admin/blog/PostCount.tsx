import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Pagination, useListContext, useTranslate } from 'react-admin';

/** How many posts there are, and the way to those that don't fit on the page. */
export const PostCount = () => {
  const { total, perPage } = useListContext();
  const translate = useTranslate();
  if (!total) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ flex: 1, p: 1.5 }}>
        {translate('resources.blog.count', { smart_count: total })}
      </Typography>
      {total > perPage && <Pagination rowsPerPageOptions={PAGE_SIZES} />}
    </Box>
  );
};

const PAGE_SIZES = [50, 100];
