import Box from '@mui/material/Box';
import { FileButton } from '../form/FileButton.tsx';
import { NoneFound } from '../lists/NoneFound.tsx';

/** An empty library, with the button that fills it. */
export const NoMedia = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <Box>
    <NoneFound canAdd={false} />
    <FileButton label="resources.media.action.upload" multiple onFiles={onFiles} />
  </Box>
);
