import Subtitles from '@mui/icons-material/Subtitles';
import SubtitlesOff from '@mui/icons-material/SubtitlesOff';
import { useState } from 'react';
import { lazyPart } from '../ui/lazyView.tsx';
import type { AltDialogProps } from './AltDialog.tsx';
import { TileButton } from './TileButton.tsx';

const AltDialog = lazyPart(async () => (await import('./AltDialog.tsx')).AltDialog);

type AltButtonProps = Omit<AltDialogProps, 'onClose'> & {
  /** The picture's name, for screen readers. */
  item: string;
  disabled: boolean;
};

/** Opens the alternative text of a stored picture; its icon shows whether one is set. */
export const AltButton = ({ path, alt, item, disabled, onSaved }: AltButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TileButton
        disabled={disabled}
        icon={alt?.en && alt.cs ? Subtitles : SubtitlesOff}
        item={item}
        label="resources.media.alt.title"
        onClick={() => setOpen(true)}
      />
      {open && (
        <AltDialog
          alt={alt}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            setOpen(false);
            onSaved(saved);
          }}
          path={path}
        />
      )}
    </>
  );
};
