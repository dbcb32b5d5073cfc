import Box from '@mui/material/Box';
import { Note } from '../layout/Note.tsx';
import { FileButton, type FileButtonProps } from './FileButton.tsx';
import { dropTarget } from './files.ts';
import { useStrayDrops } from './useStrayDrops.ts';

/** A target for a file: chosen by the button or dropped. */
export const DropZone = ({ hint, ...button }: FileButtonProps & { hint: string }) => {
  useStrayDrops();
  return (
    <Box {...dropTarget(button.onFiles)} sx={ZONE}>
      <FileButton {...button} />
      <Note sx={{ maxWidth: '56ch' }}>{hint}</Note>
    </Box>
  );
};

const ZONE = {
  border: '2px dashed',
  borderColor: 'divider',
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  px: 2,
  py: 5,
  textAlign: 'center',
};
