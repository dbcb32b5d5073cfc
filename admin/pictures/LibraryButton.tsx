import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../layout/lazyView.tsx';
import type { LibraryDialogProps } from './LibraryDialog.tsx';

const LibraryDialog = lazyPart(async () => (await import('./LibraryDialog.tsx')).LibraryDialog);

export const LibraryButton = ({ chosen, onChoose }: Omit<LibraryDialogProps, 'onClose'>) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<PhotoLibrary />} variant="outlined">
        {translate('resources.media.action.library')}
      </Button>
      {open && (
        <LibraryDialog
          chosen={chosen}
          onChoose={(item) => {
            setOpen(false);
            onChoose(item);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
