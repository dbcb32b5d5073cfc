import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { lazyView } from '../layout/lazyView.tsx';

const LibraryDialog = lazyView(async () => (await import('./LibraryDialog.tsx')).LibraryDialog);

interface LibraryButtonProps {
  /** The path of the picture that stands there now; '' for none. */
  chosen: string;
  onChoose: (item: MediaItem) => void;
}

export const LibraryButton = ({ chosen, onChoose }: LibraryButtonProps) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<PhotoLibrary />} variant="outlined">
        {translate('resources.media.action.library')}
      </Button>
      {open && (
        <Suspense>
          <LibraryDialog
            chosen={chosen}
            onChoose={(item) => {
              setOpen(false);
              onChoose(item);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
