import Subtitles from '@mui/icons-material/Subtitles';
import SubtitlesOff from '@mui/icons-material/SubtitlesOff';
import { Suspense, useState } from 'react';
import type { PictureTexts } from '../../api/contract/types.ts';
import { lazyView } from '../layout/lazyView.tsx';
import { TileButton } from '../products/TileButton.tsx';

const WordsDialog = lazyView(async () => (await import('./WordsDialog.tsx')).WordsDialog);

interface WordsButtonProps {
  path: string;
  alt: PictureTexts | undefined;
  disabled: boolean;
  onSaved: (alt: PictureTexts) => void;
}

/** Opens the words of a stored picture; its sign tells whether there are any. */
export const WordsButton = ({ path, alt, disabled, onSaved }: WordsButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TileButton
        disabled={disabled}
        icon={alt?.en && alt.cs ? Subtitles : SubtitlesOff}
        label="resources.media.alt.title"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <WordsDialog
            alt={alt}
            onClose={() => setOpen(false)}
            onSaved={(saved) => {
              setOpen(false);
              onSaved(saved);
            }}
            path={path}
          />
        </Suspense>
      )}
    </>
  );
};
