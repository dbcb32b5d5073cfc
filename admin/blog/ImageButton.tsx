import Image from '@mui/icons-material/Image';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useMemo, useState } from 'react';
import {
  useDataProvider,
  useEvent,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { BlogImage, Page } from '../../api/contract/types.ts';
import { FormatButton } from '../form/richText/FormatButton.tsx';
import { useEditorProps } from '../form/richText/useEditor.ts';
import { useFileCheck } from '../pictures/files.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { brokenImageRule, pastedImages } from './articleImage.ts';
import { ImageDialog, type InsertedImage } from './ImageDialog.tsx';

/** Inserts an image into a text of the given language: by this button, paste or drop. */
export const ImageButton = ({ locale }: { locale: Locale }) => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const { images, upload } = usePostImages();
  const [waiting, setWaiting] = useState<WaitingImage[]>([]);
  const add = (more: WaitingImage[]) => setWaiting((already) => [...already, ...more]);
  useImageFiles(editor, add);

  const [first, ...others] = waiting;

  const next = (rest = others) => {
    setWaiting(rest);
    editor?.commands.focus();
  };
  const insert = (attrs: InsertedImage) => {
    const cursor = () => editor?.state.selection.to ?? 0;
    const at = first?.position ?? cursor();
    editor?.chain().focus().insertContentAt(at, { type: 'image', attrs }).run();
    // Those dropped with it come behind it.
    const end = cursor();
    next(others.map((image) => (image.position === null ? image : { ...image, position: end })));
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
          // Each pending image gets its own description.
          key={waiting.length}
          locale={locale}
          onCancel={() => next()}
          onInsert={insert}
          upload={upload}
        />
      )}
    </>
  );
};

/** An image waiting for its description; without a file it is still to be chosen. */
interface WaitingImage {
  file: File | null;
  /** The drop position; null = at the cursor. */
  position: number | null;
}

/** Handles images pasted or dropped into a text; rejects those of other types. */
function useImageFiles(editor: Editor | null, onImages: (images: WaitingImage[]) => void): void {
  const fine = useFileCheck(brokenImageRule);
  const take = useEvent((files: readonly File[], position: number | null) => {
    onImages(fine(files).map((file) => ({ file, position })));
    return true;
  });

  const props: EditorProps = useMemo(
    () => ({
      handlePaste: (_view, event) => {
        const images = pastedImages(event.clipboardData);
        return images.length > 0 && take(images, null);
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return take(files, place?.pos ?? null);
      },
    }),
    [take],
  );
  useEditorProps(editor, props);
}

/** The images of the record in the form: saved ones and new uploads. */
function usePostImages() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  const record = useRecordContext<Partial<Page>>();
  const resource = useResourceContext();
  const id = record?.id;
  const queryKey = [resource, 'images', id ?? 'new'];
  const { data = NONE } = useQuery<BlogImage[]>({
    queryKey,
    queryFn: () => {
      if (id === undefined) return NONE;
      return resource === 'blog' ? dataProvider.postImages(Number(id)) : imagesIn(record);
    },
    // A refetch on window focus must not drop uploads not saved yet.
    staleTime: Number.POSITIVE_INFINITY,
    // A reopened form starts from the saved state.
    gcTime: 0,
  });

  /** Stores a file and adds it to the list; resolves to its path. */
  const upload = async (file: File): Promise<string> => {
    const { image_path: path } = await dataProvider.uploadPostImage(file);
    queryClient.setQueryData<BlogImage[]>(queryKey, (known = NONE) =>
      known.some((image) => image.path === path) ? known : [...known, { name: file.name, path }],
    );
    return path;
  };
  return { images: data, upload };
}

const NONE: BlogImage[] = [];

/** The stored images of a record's texts. */
function imagesIn(record: Partial<Page> = {}): BlogImage[] {
  const sources = JSON.stringify(record.translations ?? {}).match(/\/uploads\/[\w./-]+/g) ?? [];
  return [...new Set(sources)].map((path) => ({ name: path.replace('/uploads/', ''), path }));
}
