import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDebouncedEvent, useGetList, useTranslate } from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { DialogHeading } from '../ui/DialogHeading.tsx';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { TYPING_PAUSE } from '../ui/useDebounced.ts';
import { GridSkeleton, PictureGrid } from './PictureGrid.tsx';

const PAGE_SIZE = 18;

export interface LibraryDialogProps {
  /** The path of the current picture; '' for none. */
  chosen: string;
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
}

export const LibraryDialog = ({ chosen, onChoose, onClose }: LibraryDialogProps) => {
  const translate = useTranslate();
  const text = (key: string, values?: object) =>
    translate(`resources.media.library.${key}`, { ...values });
  const id = useId();
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const search = useDebouncedEvent((typed: string) => {
    setQ(typed.trim());
    setPage(1);
  }, TYPING_PAUSE);
  const {
    data: items = [],
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<MediaItem>(
    'media',
    {
      filter: { kind: 'image', ...(q !== '' && { q }) },
      pagination: { page, perPage: PAGE_SIZE },
      sort: { field: 'created_at', order: 'DESC' },
    },
    // A picture that is found again stays where it is: it may be the one being clicked.
    { placeholderData: keepPreviousData },
  );
  const pages = Math.ceil(total / PAGE_SIZE);

  return (
    <LargeDialog
      aria-labelledby={id}
      maxWidth="lg"
      onClose={onClose}
      slotProps={{ paper: { sx: { height: { sm: '85vh' } } } }}
    >
      <DialogHeading id={id} onClose={onClose} title={text('title')} />
      <Box sx={{ px: 3 }}>
        <TextField
          autoFocus
          label={text('search')}
          onChange={({ target }) => search(target.value)}
          type="search"
        />
      </Box>
      <DialogContent>
        {isPending && <GridSkeleton />}
        {error && <RetryAlert retry={() => refetch()}>{error.message}</RetryAlert>}
        {!isPending && !error && items.length === 0 && <Typography>{text('none')}</Typography>}
        {items.length > 0 && (
          <PictureGrid chosen={chosen} items={items} label={text('title')} onChoose={onChoose} />
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
    </LargeDialog>
  );
};
