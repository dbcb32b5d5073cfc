import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import {
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { isContent } from '../providers/resourceApis.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { SidePanel } from './SidePanel.tsx';

const HistoryPanel = lazyPart(async () => (await import('./HistoryPanel.tsx')).HistoryPanel, {
  fallback: <FormSkeleton />,
});

interface HistoryButtonProps {
  /** The record's name, for screen readers, where each of several has the button: only an icon there. */
  item?: string;
}

/** Opens the history of the current record; renders nothing for a new one. */
export const HistoryButton = ({ item }: HistoryButtonProps) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState(false);
  if (record?.id === undefined || !isContent(resource)) return null;
  const label = translate('resources.history.open');
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {item !== undefined || isPhone ? (
        <IconAction {...opener} item={item} label={label} size="small">
          <HistoryIcon fontSize="small" />
        </IconAction>
      ) : (
        <Button {...opener} color="inherit" startIcon={<HistoryIcon />}>
          {label}
        </Button>
      )}
      <SidePanel
        onClose={() => setOpen(false)}
        open={open}
        title={translate('resources.history.of', { record: String(represent(record)) })}
      >
        <HistoryPanel recordId={Number(record.id)} resource={resource} />
      </SidePanel>
    </>
  );
};
