import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Announcement } from '../ui/Announcement.tsx';
import { useChangedList } from './useChangedList.ts';

/** Tells screen readers what came of a search, filter, sorting or paging, which others see. */
export const Found = () => {
  const { page, perPage, resource, total = 0 } = useListContext();
  const translate = useTranslate();
  const [told, setTold] = useState({ text: '', times: 0 });

  useChangedList(() => {
    const found =
      total === 0
        ? translate(`resources.${resource}.empty`)
        : translate('lists.found', { smart_count: total });
    const pages = Math.ceil(total / perPage);
    const text = pages > 1 ? translate('lists.foundOnPage', { found, page, pages }) : found;
    setTold(({ times }) => ({ text, times: times + 1 }));
  });

  return (
    <Box sx={visuallyHidden}>
      <Announcement occasion={told.times}>{told.text}</Announcement>
    </Box>
  );
};
