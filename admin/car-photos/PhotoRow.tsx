import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PictureInfo } from '../../api/contract/types.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { STEPS } from '../ordering/OrderedList.tsx';
import { DragHandle, SortableItem } from '../ordering/SortableItem.tsx';

interface PhotoRowProps {
  /** Identifies the row while dragging. */
  id: number | string;
  path: string;
  info: PictureInfo | null;
  name: string;
  order: number;
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  onName: (name: string) => void;
  onNamed?: () => void;
  /** Caption inputs, below the name. */
  captions?: ReactNode;
  children: ReactNode;
}

export const PhotoRow = (props: PhotoRowProps) => {
  const translate = useTranslate();
  const { name, order, index, count, move, onName, onNamed } = props;
  const shown = name || String(order);
  return (
    <SortableItem id={props.id} sx={ROW}>
      <DragHandle name={shown} />
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
        {STEPS.map(({ action, Arrow, step }) => (
          <IconButton
            aria-label={`${translate(action)}: ${shown}`}
            disabled={index + step < 0 || index + step >= count}
            key={action}
            onClick={() => move(index, index + step)}
          >
            <Arrow />
          </IconButton>
        ))}
        {props.children}
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
