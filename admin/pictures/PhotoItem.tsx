import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PictureInfo } from '../../api/contract/types.ts';
import { ForWriters } from '../layout/access.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { STEPS } from '../ordering/OrderedList.tsx';
import { DragHandle, SortableItem } from '../ordering/SortableItem.tsx';
import { TileButton } from './TileButton.tsx';

interface PhotoItemProps {
  /** Its id among the items of `SortablePhotos`. */
  id: number | string;
  /** Its name for screen readers. */
  name: string;
  path: string;
  info: PictureInfo | null;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Buttons after those that move the photo. */
  children: ReactNode;
}

interface PhotoRowProps extends PhotoItemProps {
  /** The photo's order number. */
  order: number;
  /** The photo's alternative text; empty while it has no name. */
  alt: string;
  /** The inputs of the photo's texts. */
  texts: ReactNode;
}

/** A photo of a list, with its texts next to it; moved only by who may change the surrounding screen's data. */
export const PhotoRow = ({ order, alt, texts, ...photo }: PhotoRowProps) => {
  const translate = useTranslate();
  const { id, name, path, info, index, count, onMove, children } = photo;
  return (
    <SortableItem id={id} sx={ROW}>
      <ForWriters>
        <DragHandle name={name} />
      </ForWriters>
      <Typography sx={{ width: '2ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {order}
      </Typography>
      <Thumbnail alt={alt} height={72} info={info} path={path} width={108} />
      <Box sx={{ flex: 1, minWidth: '8rem' }}>{texts}</Box>
      <Box sx={{ display: 'flex' }}>
        <ForWriters>
          {STEPS.map(({ action, Arrow, step }) => (
            <IconButton
              aria-label={`${translate(action)}: ${name}`}
              disabled={index + step < 0 || index + step >= count}
              key={action}
              onClick={() => onMove(index, index + step)}
            >
              <Arrow />
            </IconButton>
          ))}
        </ForWriters>
        {children}
      </Box>
    </SortableItem>
  );
};

interface PhotoTileProps extends PhotoItemProps {
  isHighlighted: boolean;
  isFaded: boolean;
  /** Shown below the buttons. */
  footer: ReactNode;
}

/** A photo of a grid, with its buttons below it. */
export const PhotoTile = ({ isHighlighted, isFaded, footer, ...photo }: PhotoTileProps) => {
  const { id, name, path, info, index, count, onMove, children } = photo;
  return (
    <SortableItem
      component="li"
      id={id}
      sx={{ border: 1, borderColor: isHighlighted ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ opacity: isFaded ? 0.35 : 1 }}>
        <Thumbnail alt={name} height={120} info={info} path={path} width="fill" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 0.5 }}>
        <DragHandle name={name} />
        <TileButton
          disabled={index === 0}
          icon={ArrowBack}
          label="ra.action.move_up"
          onClick={() => onMove(index, index - 1)}
        />
        <TileButton
          disabled={index === count - 1}
          icon={ArrowForward}
          label="ra.action.move_down"
          onClick={() => onMove(index, index + 1)}
        />
        {children}
      </Box>
      {footer}
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
