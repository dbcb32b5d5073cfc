import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Announcement } from '../ui/Announcement.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import type { LibraryDialogProps } from './LibraryDialog.tsx';
import { pictureName } from './pictureName.ts';

const LibraryDialog = lazyPart(async () => (await import('./LibraryDialog.tsx')).LibraryDialog);

export const LibraryButton = ({ chosen, onChoose }: Omit<LibraryDialogProps, 'onClose'>) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  /** What was chosen last, for screen readers: they don't see the picture change. */
  const [told, setTold] = useState({ name: '', times: 0 });
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
            setTold(({ times }) => ({ name: pictureName(item), times: times + 1 }));
            onChoose(item);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {told.times > 0 && (
        <Box sx={visuallyHidden}>
          <Announcement occasion={told.times}>
            {translate('resources.media.library.chosen', { name: told.name })}
          </Announcement>
        </Box>
      )}
    </>
  );
};
