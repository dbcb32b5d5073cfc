import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '../shortcuts/commands.ts';
import { KeyNames } from '../shortcuts/KeyNames.tsx';
import { lazyPart } from '../ui/lazyView.tsx';

const load = () => import('./Palette.tsx');
/** Should it fail, opening the palette tries again. */
const preload = () => void load().catch(() => {});
const Palette = lazyPart(async () => (await load()).Palette);

export const PaletteButton = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useCommand('palette', () => setOpen(true));
  useEffect(loadOnModifier, []);
  const button = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    color: 'inherit',
    onClick: () => setOpen(true),
    onPointerEnter: preload,
  } as const;
  return (
    <>
      <Button {...button} startIcon={<Search />} sx={WIDE}>
        {translate('palette.open')}
        <Box aria-hidden component="span" sx={{ ml: 3, color: '#c9c6bf', '& kbd': KEY }}>
          <KeyNames keys={['Mod+k']} />
        </Box>
      </Button>
      <IconButton {...button} aria-label={translate('palette.open')} sx={NARROW}>
        <Search />
      </IconButton>
      {open && (
        <Box sx={BELOW}>
          <Palette onClose={() => setOpen(false)} />
        </Box>
      )}
    </>
  );
};

/** Loaded when Ctrl or ⌘ is pressed, so that typing right after Ctrl+K is not lost. */
function loadOnModifier(): () => void {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Control' && key !== 'Meta') return;
    preload();
    window.removeEventListener('keydown', onKeyDown);
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

/** A dialog when it is loaded; that it could not be loaded takes no room of the header's buttons. */
const BELOW = { position: 'absolute', top: '100%', right: 0 };
const WIDE = {
  display: { xs: 'none', md: 'inline-flex' },
  border: '1px solid #6b6f74',
  py: 0.5,
  mr: 1,
};
const NARROW = { display: { xs: 'inline-flex', md: 'none' } };
const KEY = { bgcolor: 'transparent', borderColor: '#6b6f74' };
