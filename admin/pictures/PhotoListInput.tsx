import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { useIsTurnedOff } from '../ui/access.tsx';
import { Note } from '../ui/Note.tsx';
import { FileButton } from './FileButton.tsx';
import { SortablePhotos } from './SortablePhotos.tsx';
import { useFileTarget } from './useFileTarget.ts';

interface PhotoListInputProps extends ComponentProps<typeof SortablePhotos> {
  /** Message key of the button that chooses files. */
  chooseLabel: string;
  /** Accepted media types; all images when absent. */
  accept?: string;
  /** Shown next to the button that chooses files. */
  tools: ReactNode;
  hint: string;
  /** What was wrong with the last change. */
  problems: readonly string[];
  onFiles: (files: File[]) => void;
  sx?: SxProps<Theme>;
}

/** An ordered list of photos; new ones are chosen, dropped or pasted, several at once. */
export const PhotoListInput = (props: PhotoListInputProps) => {
  const { chooseLabel, accept, tools, hint, problems, onFiles, sx, ...photos } = props;
  const isOff = useIsTurnedOff();
  const target = useFileTarget({ onFiles, multiple: true, takesPasted: true, sx });
  return (
    <Box {...target} component="section">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <FileButton accept={accept} label={chooseLabel} multiple onFiles={onFiles} />
        {tools}
        {!isOff && <Note>{hint}</Note>}
      </Box>
      {problems.map((text) => (
        <FormHelperText error key={text}>
          {text}
        </FormHelperText>
      ))}
      <SortablePhotos {...photos} />
    </Box>
  );
};
