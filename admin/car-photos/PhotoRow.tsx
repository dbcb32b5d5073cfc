import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PictureInfo } from '../../api/contract/types.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { DragHandle, SortableItem } from '../ordering/SortableItem.tsx';

interface PhotoRowProps {
  /** Identifies the row while it is dragged. */
  id: number | string;
  path: string;
  info: PictureInfo | null;
  name: string;
  order: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onName: (name: string) => void;
  /** Called when the name is finished. */
  onNamed?: () => void;
  onDelete?: () => void;
  /** What visitors read below the photo, under its name. */
  captions?: ReactNode;
  /** Replaces the plain remove button. */
  children?: ReactNode;
}

/** One photo with its place, its name, and the buttons that move it up and down. */
export const PhotoRow = (props: PhotoRowProps) => {
  const translate = useTranslate();
  const { name, order, isFirst, isLast, onMove, onName, onNamed, onDelete } = props;
  const button = (label: string, text = name || String(order)) => `${translate(label)}: ${text}`;
  return (
    <SortableItem id={props.id} sx={ROW}>
      <DragHandle name={name || String(order)} />
      <Typography sx={{ width: '2ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {order}
      </Typography>
      <Thumbnail alt={name} height={72} info={props.info} path={props.path} width={108} />
      <Box sx={{ flex: 1, minWidth: '8rem' }}>
        <TextField
          label={translate('resources.car-photos.fields.name')}
          onBlur={onNamed}
          onChange={({ target }) => onName(target.value)}
          value={name}
        />
        {props.captions}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <IconButton
          aria-label={button('ra.action.move_up')}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUpward />
        </IconButton>
        <IconButton
          aria-label={button('ra.action.move_down')}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDownward />
        </IconButton>
        {props.children}
        {onDelete && (
          <IconButton aria-label={button('ra.action.remove')} onClick={onDelete}>
            <Close />
          </IconButton>
        )}
      </Box>
    </SortableItem>
  );
};

const ROW = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { mt: 1 },
};
