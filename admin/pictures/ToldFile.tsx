import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ChosenFile } from '../providers/formData.ts';
import { Announcement } from '../ui/Announcement.tsx';

interface ToldFileProps {
  file: ChosenFile | null;
  /** Whether there is no picture, neither chosen nor stored. */
  isEmpty: boolean;
}

/** Tells screen readers each file that is chosen, or cropped, for a picture, and that it is removed: they don't see it. */
export const ToldFile = ({ file, isEmpty }: ToldFileProps) => {
  const translate = useTranslate();
  const [told, setTold] = useState({ file, isEmpty, times: 0 });
  if (told.file !== file || told.isEmpty !== isEmpty)
    setTold({ file, isEmpty, times: told.times + 1 });
  return (
    <Box sx={visuallyHidden}>
      <Announcement occasion={told.times}>
        {file && translate('resources.media.library.chosen', { name: file.title })}
        {isEmpty && told.times > 0 && translate('resources.media.library.removed')}
      </Announcement>
    </Box>
  );
};
