import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Pagination from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { useLibraryPage } from './useLibraryPage.ts';

interface LibraryDialogProps {
  /** The path of the picture that stands there now; '' for none. */
  chosen: string;
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
}

/** Offers the stored pictures to be used again. */
export const LibraryDialog = ({ chosen, onChoose, onClose }: LibraryDialogProps) => {
  const translate = useTranslate();
  const text = (key: string, values?: object) =>
    translate(`resources.media.library.${key}`, { ...values });
  const id = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { items, page, pages, setPage, search, setSearch, isPending, error, refetch } =
    useLibraryPage();

  return (
    <Dialog
      aria-labelledby={id}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      onClose={onClose}
      open
      slotProps={{ paper: { sx: { height: { sm: '85vh' } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={id} sx={{ flex: 1 }} variant="h3">
          {text('title')}
        </DialogTitle>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 3 }}>
        <TextField
          autoFocus
          label={text('search')}
          onChange={({ target }) => setSearch(target.value)}
          type="search"
          value={search}
        />
      </Box>
      <DialogContent>
        {isPending && <GridSkeleton />}
        {error instanceof Error && (
          <Alert
            action={
              <Button color="inherit" onClick={() => refetch()} size="small">
                {translate('paddock.retry')}
              </Button>
            }
            severity="error"
          >
            {error.message}
          </Alert>
        )}
        {!isPending && !error && items.length === 0 && <Typography>{text('none')}</Typography>}
        {items.length > 0 && (
          <MediaGrid chosen={chosen} items={items} label={text('title')} onChoose={onChoose} />
        )}
      </DialogContent>
      {pages > 1 && (
        <Pagination
          aria-label={text('pages')}
          count={pages}
          getItemAriaLabel={(type, number) =>
            text(type === 'previous' || type === 'next' ? type : 'page', { page: number })
          }
          onChange={(_, number) => setPage(number)}
          page={page}
          sx={{ alignSelf: 'center', my: 1.5 }}
        />
      )}
    </Dialog>
  );
};
