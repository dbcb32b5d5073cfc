import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { ListSkeleton } from '../layout/ListSkeleton.tsx';

/** Stands where a screen will be while its code loads. */
export const ScreenSkeleton = () => (
  <>
    <Box component="span" role="status" sx={visuallyHidden}>
      {useTranslate()('ra.page.loading')}
    </Box>
    <Skeleton sx={{ mt: 3, mb: 3, fontSize: '2.5rem' }} variant="text" width="min(18rem, 60%)" />
    <ListSkeleton />
  </>
);
