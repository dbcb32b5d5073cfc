import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { ListSkeleton } from '../layout/ListSkeleton.tsx';

/** The loading text of a list (back-office §2), told to screen readers too, over what rows will be. */
export const LoadingText = () => {
  const { isPending } = useListContext();
  const translate = useTranslate();
  return isPending ? (
    <>
      <Typography color="textSecondary" role="status" sx={{ px: 2, py: 1 }} variant="body2">
        {translate('lists.loading')}
      </Typography>
      <ListSkeleton />
    </>
  ) : null;
};
