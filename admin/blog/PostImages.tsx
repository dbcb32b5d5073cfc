import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BlogImage } from '../../api/contract/types.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';

interface PostImagesProps {
  images: readonly BlogImage[];
  /** The path of the chosen one, if it is one of these. */
  chosen: unknown;
  onChoose: (path: string) => void;
}

/** The images that a post has already, to be inserted again. */
export const PostImages = ({ images, chosen, onChoose }: PostImagesProps) => {
  const translate = useTranslate();
  return images.length > 0 ? (
    <>
      <Typography component="h3" sx={{ mt: 2, mb: 1, fontWeight: 700 }}>
        {translate('resources.blog.image.stored')}
      </Typography>
      <Box component="ul" sx={GRID}>
        {images.map(({ name, path }) => (
          <li key={path}>
            <ButtonBase
              aria-label={name}
              aria-pressed={path === chosen}
              onClick={() => onChoose(path)}
              sx={{
                width: '100%',
                border: 3,
                borderColor: path === chosen ? 'primary.main' : 'transparent',
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
              }}
            >
              <Thumbnail alt="" height={72} path={path} width="fill" />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  ) : null;
};

const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
};
