import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  useGetRecordRepresentation,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { SitePlace } from '../previews/SitePlace.tsx';
import { RecordNavigation } from './RecordNavigation.tsx';
import type { ListDefaults } from './useNeighbours.ts';

interface PanelFrameProps {
  /** Message key of the title; it may name the %{record}. */
  title: string;
  /** The order and page size of the list that the record is one of. */
  list?: ListDefaults;
  children: ReactNode;
}

/** Title and close button of the panel; a skeleton stands in for the form until the record is there. */
export const PanelFrame = ({ title, list, children }: PanelFrameProps) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const redirect = useRedirect();
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(resource);
  const text = translate(title, { record: record ? String(represent(record)) : '' });
  return (
    <>
      <ScreenTitle>{text}</ScreenTitle>
      <Box component="header" sx={HEADER}>
        <Typography id="panel-title" variant="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {list && <RecordNavigation id={record?.id} {...list} />}
        <SitePlace />
        <IconButton
          aria-label={translate('ra.action.close')}
          onClick={() => redirect('list', resource)}
        >
          <Close />
        </IconButton>
      </Box>
      {record || title.endsWith('.create') ? children : <FormSkeleton />}
    </>
  );
};

const HEADER = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 1.5 },
  pl: { xs: 2, sm: 3 },
  pr: 1.5,
  py: 1.5,
  borderBottom: '2px solid',
  borderColor: 'primary.light',
};
