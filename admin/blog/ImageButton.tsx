import Image from '@mui/icons-material/Image';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormatButton } from '../form/richText/FormatButton.tsx';
import { ImageDialog, type InsertedImage } from './ImageDialog.tsx';
import { useImageFiles, type WaitingImage } from './useImageFiles.ts';
import { usePostImages } from './usePostImages.ts';

/** Puts an image into the text: by this button, by pasting, or by dropping it there. */
export const ImageButton = () => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const { images, upload } = usePostImages();
  const [waiting, setWaiting] = useState<WaitingImage[]>([]);
  const add = useCallback(
    (more: WaitingImage[]) => setWaiting((already) => [...already, ...more]),
    [],
  );
  useImageFiles(editor, add);
  const [first] = waiting;

  const next = () => {
    setWaiting(waiting.slice(1));
    editor?.commands.focus();
  };
  const insert = (attrs: InsertedImage) => {
    const at = first?.position ?? editor?.state.selection.to ?? 0;
    editor?.chain().focus().insertContentAt(at, { type: 'image', attrs }).run();
    next();
  };

  return (
    <>
      <FormatButton
        disabled={!editor}
        icon={Image}
        label={translate('resources.blog.image.button')}
        onClick={() => add([{ file: null, position: null }])}
      />
      {first && (
        <ImageDialog
          file={first.file}
          images={images}
          // Each waiting image is described for itself.
          key={waiting.length}
          onCancel={next}
          onInsert={insert}
          upload={upload}
        />
      )}
    </>
  );
};
