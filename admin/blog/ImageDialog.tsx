import Crop from '@mui/icons-material/Crop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { BlogImage } from '../../api/contract/types.ts';
import { useCrop } from '../pictures/crop/useCrop.tsx';
import { FileButton } from '../pictures/FileButton.tsx';
import { chosenFile, useFileCheck } from '../pictures/files.ts';
import { LibraryButton } from '../pictures/LibraryButton.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Note } from '../ui/Note.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { useCall } from '../ui/useCall.ts';
import { ARTICLE_IMAGE_TYPES, brokenImageRule } from './articleImage.ts';

export interface InsertedImage {
  src: string;
  alt: string;
}

interface ImageDialogProps {
  /** A pasted or dropped file; null = to be chosen here. */
  file: File | null;
  images: readonly BlogImage[];
  /** The language of the text, and so of the description. */
  locale: Locale;
  upload: (file: File) => Promise<string>;
  onInsert: (image: InsertedImage) => void;
  onCancel: () => void;
}

/** Asks for an image, new or from the post, and its description. */
export const ImageDialog = (props: ImageDialogProps) => {
  const { file, images, locale, upload, onInsert, onCancel } = props;
  const translate = useTranslate();
  const fine = useFileCheck(brokenImageRule);
  const [chosen, setChosen] = useState<File | string | null>(file);
  const [alt, setAlt] = useState('');
  const preview = useMemo(
    () => (chosen instanceof File ? URL.createObjectURL(chosen) : chosen),
    [chosen],
  );

  const { crop, dialog } = useCrop({ shapes: [], accept: ACCEPT, onCropped: setChosen });
  /** Words written for one image don't describe the next; only those written before any stay. */
  const choose = (image: File | string, itsAlt = '') => {
    if (image === chosen) return;
    // The notice of one that was refused goes.
    fine([]);
    setChosen(image);
    if (chosen !== null || alt === '') setAlt(itsAlt);
  };

  const { mutate, isPending } = useCall(
    async () => (chosen instanceof File ? upload(chosen) : (chosen ?? '')),
    {
      done: chosen instanceof File ? 'resources.blog.notifications.imageUploaded' : undefined,
      failed: 'resources.blog.failures.image',
      onSuccess: (src) => onInsert({ src, alt: alt.trim() }),
    },
  );

  return (
    <FormDialog
      disabled={chosen === null || isPending}
      isChanged={chosen !== file}
      onClose={onCancel}
      onSubmit={mutate}
      returnsFocus={false}
      submit="resources.blog.image.insert"
      title="resources.blog.image.title"
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Thumbnail alt="" fit="contain" height={120} path={preview} width={180} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            accept={ACCEPT}
            label="resources.blog.image.choose"
            onFiles={(files) => {
              const [first] = fine(files);
              if (first) choose(first);
            }}
          />
          <LibraryButton
            chosen={typeof chosen === 'string' ? chosen : ''}
            // Defaults to the picture's alternative text; the article may need a different one.
            onChoose={(item) => choose(item.path, item.alt[locale])}
          />
          {preview && (
            <Button
              onClick={() => crop(chosen instanceof File ? chosenFile(chosen) : preview)}
              startIcon={<Crop />}
            >
              {translate('resources.media.action.crop')}
            </Button>
          )}
        </Box>
      </Box>
      {dialog}
      <Note sx={{ mt: 1 }}>{translate('resources.blog.image.hint')}</Note>
      {images.length > 0 && (
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
                  onClick={() => choose(path)}
                  sx={path === chosen ? { ...TILE, borderColor: 'primary.main' } : TILE}
                >
                  <Thumbnail alt="" height={72} path={path} width="fill" />
                </ButtonBase>
              </li>
            ))}
          </Box>
        </>
      )}
      <TextField
        helperText={translate('resources.blog.image.altHelp')}
        label={translate('resources.blog.image.alt')}
        onChange={({ target }) => setAlt(target.value)}
        slotProps={{ htmlInput: { lang: locale } }}
        sx={{ mt: 2 }}
        value={alt}
      />
    </FormDialog>
  );
};

const TILE = {
  width: '100%',
  border: 3,
  borderColor: 'transparent',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
};
const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
};

const ACCEPT = ARTICLE_IMAGE_TYPES.join(',');
