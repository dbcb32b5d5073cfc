import Movie from '@mui/icons-material/Movie';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { missesAlt } from './missesAlt.ts';
import { pictureName } from './pictureName.ts';

interface MediaTileProps {
  item: MediaItem;
  /** Whether Tab reaches it; the arrow keys reach the others. */
  isCurrent: boolean;
  /** Whether it is the chosen one, in a grid to choose from. */
  isChosen: boolean | undefined;
  onChoose: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One stored file of a grid: its picture, its size, and a mark where its alt text is missing. */
export const MediaTile = ({ item, isCurrent, isChosen, onChoose, ...rest }: MediaTileProps) => {
  const translate = useTranslate();
  const { path, info, width, height, kind } = item;
  const size =
    width === null || height === null
      ? translate('resources.media.video')
      : translate('resources.media.size', { width, height });
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <ButtonBase
        {...rest}
        aria-label={`${pictureName(item)}, ${size}`}
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={{ ...TILE, borderColor: isChosen ? 'primary.main' : 'divider' }}
        tabIndex={isCurrent ? 0 : -1}
      >
        <Thumbnail
          alt=""
          fit="contain"
          height={132}
          info={info}
          path={kind === 'image' ? path : null}
          placeholder={kind === 'video' ? Movie : undefined}
          width="fill"
        />
        <Box sx={{ p: 1, display: 'grid', gap: 0.5, justifyItems: 'start', width: '100%' }}>
          <Typography noWrap sx={{ maxWidth: '100%' }} variant="body2">
            {pictureName(item)}
          </Typography>
          <Typography color="textSecondary" variant="caption">
            {size}
          </Typography>
          {missesAlt(item) && (
            <Chip
              color="warning"
              label={translate('resources.media.missingAlt')}
              size="small"
              variant="outlined"
            />
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
};

const TILE = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  alignItems: 'stretch',
  textAlign: 'left',
  border: 2,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
