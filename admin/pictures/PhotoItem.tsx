import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PictureInfo } from '../../api/contract/types.ts';
import { DragHandle, SortableItem } from '../ordering/SortableItem.tsx';
import { StepButtons } from '../ordering/StepButtons.tsx';
import { ForWriters } from '../ui/access.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';

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
      <Box sx={TEXTS}>{texts}</Box>
      <Box sx={{ display: 'flex' }}>
        <ForWriters>
          <StepButtons count={count} index={index} name={name} onMove={(to) => onMove(index, to)} />
        </ForWriters>
        {children}
      </Box>
    </SortableItem>
  );
};

interface PhotoTileProps extends PhotoItemProps {
  isHighlighted: boolean;
  isFaded: boolean;
  /** Called when the picture cannot be shown. */
  onFailed?: (() => void) | undefined;
  /** Shown below the buttons. */
  footer: ReactNode;
}

/** A photo of a grid, with its buttons below it. */
export const PhotoTile = ({
  isHighlighted,
  isFaded,
  onFailed,
  footer,
  ...photo
}: PhotoTileProps) => {
  const { id, name, path, info, index, count, onMove, children } = photo;
  return (
    <SortableItem
      component="li"
      id={id}
      sx={{ border: 1, borderColor: isHighlighted ? 'primary.main' : 'divider' }}
    >
      <Box sx={{ opacity: isFaded ? 0.35 : 1 }}>
        <Thumbnail
          alt={name}
          height={120}
          info={info}
          onFailed={onFailed}
          path={path}
          width="fill"
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', p: 0.5 }}>
        <DragHandle name={name} />
        <StepButtons
          count={count}
          index={index}
          inGrid
          name={name}
          onMove={(to) => onMove(index, to)}
          size="small"
        />
        {children}
      </Box>
      {footer}
    </SortableItem>
  );
};

// On phones the buttons follow below: beside them, a name could not be read.
const TEXTS = { flex: { xs: '1 0 100%', sm: 1 }, minWidth: '8rem' };

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
