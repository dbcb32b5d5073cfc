import Crop from '@mui/icons-material/Crop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { BlogImage, MediaItem } from '../../api/contract/types.ts';
import { FileButton } from '../form/FileButton.tsx';
import { EditorDialog } from '../form/richText/EditorDialog.tsx';
import { chosenFile } from '../form/usePictureChoice.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { cropSource } from '../media/crop/cropSource.ts';
import { useCrop } from '../media/crop/useCrop.tsx';
import { LibraryButton } from '../media/LibraryButton.tsx';
import { pictureWords } from '../media/pictureName.ts';
import { ARTICLE_IMAGE_TYPES, brokenImageRule } from './articleImage.ts';
import { PostImages } from './PostImages.tsx';

export interface InsertedImage {
  src: string;
  alt: string;
}

interface ImageDialogProps {
  /** A file that was pasted or dropped; null = to be chosen here. */
  file: File | null;
  images: readonly BlogImage[];
  upload: (file: File) => Promise<string>;
  onInsert: (image: InsertedImage) => void;
  onCancel: () => void;
}

/** Asks which image, a new one or one of the post's, and for its description. */
export const ImageDialog = ({ file, images, upload, onInsert, onCancel }: ImageDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [chosen, setChosen] = useState<File | string | null>(file);
  const [alt, setAlt] = useState('');
  const [sending, setSending] = useState(false);
  const preview = useMemo(
    () => (chosen instanceof File ? URL.createObjectURL(chosen) : chosen),
    [chosen],
  );

  const { crop, dialog } = useCrop({ shapes: [], accept: ACCEPT, onCropped: setChosen });
  const chooseStored = (item: MediaItem) => {
    setChosen(item.path);
    // What the picture says of itself is a start; the text may put it in other words.
    if (alt === '') setAlt(pictureWords(item));
  };

  const choose = (picked: File | undefined) => {
    const broken = picked && brokenImageRule(picked);
    if (broken) notify(broken, { type: 'error', messageArgs: { name: picked.name } });
    else if (picked) setChosen(picked);
  };
  const insert = async () => {
    if (chosen === null) return;
    setSending(true);
    try {
      const src = chosen instanceof File ? await upload(chosen) : chosen;
      if (chosen instanceof File)
        notify('resources.blog.notifications.imageUploaded', { type: 'success' });
      onInsert({ src, alt: alt.trim() });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      notify('resources.blog.failures.image', { type: 'error', messageArgs: { reason } });
      setSending(false);
    }
  };

  return (
    <EditorDialog
      disabled={chosen === null || sending}
      onClose={onCancel}
      onSubmit={insert}
      open
      submit="resources.blog.image.insert"
      title="resources.blog.image.title"
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Thumbnail alt="" fit="contain" height={120} path={preview} width={180} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            accept={ACCEPT}
            label="resources.blog.image.choose"
            onFiles={([picked]) => choose(picked)}
          />
          <LibraryButton
            chosen={typeof chosen === 'string' ? chosen : ''}
            onChoose={chooseStored}
          />
          {preview && (
            <Button
              onClick={() =>
                crop(cropSource(chosen instanceof File ? chosenFile(chosen) : preview))
              }
              startIcon={<Crop />}
            >
              {translate('resources.media.action.crop')}
            </Button>
          )}
        </Box>
      </Box>
      {dialog}
      <Typography color="textSecondary" sx={{ mt: 1 }} variant="body2">
        {translate('resources.blog.image.hint')}
      </Typography>
      <PostImages chosen={chosen} images={images} onChoose={setChosen} />
      <TextField
        helperText={translate('resources.blog.image.altHelp')}
        label={translate('resources.blog.image.alt')}
        onChange={({ target }) => setAlt(target.value)}
        sx={{ mt: 2 }}
        value={alt}
      />
    </EditorDialog>
  );
};

const ACCEPT = ARTICLE_IMAGE_TYPES.join(',');
