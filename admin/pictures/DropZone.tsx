import Box from '@mui/material/Box';
import { Note } from '../ui/Note.tsx';
import { FileButton, type FileButtonProps } from './FileButton.tsx';
import { useFileTarget } from './useFileTarget.ts';

/** A target for a file: chosen by the button or dropped. */
export const DropZone = ({ hint, ...button }: FileButtonProps & { hint: string }) => (
  <Box {...useFileTarget({ ...button, sx: ZONE })}>
    <FileButton {...button} />
    <Note sx={{ maxWidth: '56ch' }}>{hint}</Note>
  </Box>
);

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
