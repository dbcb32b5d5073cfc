import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Announcement } from '../layout/Announcement.tsx';
import type { ChosenFile } from '../providers/formData.ts';

/** Tells screen readers each file that is chosen, or cropped, for a picture: they don't see it change. */
export const ToldFile = ({ file }: { file: ChosenFile | null }) => {
  const translate = useTranslate();
  const [told, setTold] = useState({ file, times: 0 });
  if (told.file !== file) setTold({ file, times: told.times + 1 });
  return (
    <Box sx={visuallyHidden}>
      <Announcement occasion={told.times}>
        {file && translate('resources.media.library.chosen', { name: file.title })}
      </Announcement>
    </Box>
  );
};
