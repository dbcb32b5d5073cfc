import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Announcement } from '../ui/Announcement.tsx';

/** Tells screen readers how many records are selected, which others see in the bar of what can be done with them. */
export const Selected = () => {
  const { length: count } = useListContext().selectedIds;
  const translate = useTranslate();
  const [told, setTold] = useState({ count, times: 0 });
  if (told.count !== count) setTold({ count, times: told.times + 1 });
  return (
    <Box sx={visuallyHidden}>
      <Announcement occasion={told.times}>
        {told.times > 0 && translate('lists.selected', { count })}
      </Announcement>
    </Box>
  );
};
