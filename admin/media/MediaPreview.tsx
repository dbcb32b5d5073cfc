import Box from '@mui/material/Box';
import type { MediaItem } from '../../api/contract/types.ts';
import { pictureAtWidth } from '../layout/pictureAtWidth.ts';
import { pictureName } from './pictureName.ts';

/** The picture or video as large as its panel allows. */
export const MediaPreview = ({ item }: { item: MediaItem }) =>
  item.kind === 'video' ? (
    <Box
      aria-label={pictureName(item)}
      component="video"
      controls
      muted
      preload="metadata"
      src={item.path}
      sx={SHOWN}
    />
  ) : (
    <Box
      alt={pictureName(item)}
      component="img"
      src={pictureAtWidth(item.path, item.info, WIDTH)}
      sx={{ ...SHOWN, bgcolor: item.info?.color ?? 'action.hover' }}
    />
  );

/** Sharp enough for the width of the panel. */
const WIDTH = 900;

const SHOWN = {
  display: 'block',
  width: '100%',
  maxHeight: { xs: 280, sm: 380 },
  objectFit: 'contain',
};
