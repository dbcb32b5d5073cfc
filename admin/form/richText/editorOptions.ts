import { type AnyExtension, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import { EmbedNode } from './embed.ts';
import { Indent } from './indent.ts';

type EditorOptions = typeof DefaultEditorOptions;
type Adapt = (extension: AnyExtension) => AnyExtension | null;

/** Disabled everywhere: the API would remove them, or they would append an empty last line. */
export const STARTER = {
  code: false,
  codeBlock: false,
  horizontalRule: false,
  trailingNode: false,
  link: { openOnClick: false },
};

/** Drops empty transactions: react-admin sends one per keystroke, which would disable redo. */
const KeepHistory = Extension.create({
  name: 'keepHistory',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (transaction, state) =>
        !transaction.docChanged ||
        transaction.getMeta('preventUpdate') !== true ||
        !transaction.doc.eq(state.doc),
    }),
  ],
});

/** Editor options for articles, limited to what the API accepts; a new object recreates the editor. */
export const articleOptions: EditorOptions = adapted(
  {
    starterKit: (starter) => starter.configure(STARTER),
    // The page sets its size, so it cannot be resized by dragging.
    image: (image) =>
      image
        .configure({ allowBase64: true, inline: true, resize: false })
        .extend({ parseHTML: () => [{ tag: 'img[src]', getAttrs: isAllowedImage }] }),
  },
  [Indent, EmbedNode],
);

const nothing = () => null;

/** Disabled for texts without pictures and colours. */
export const PLAIN = {
  image: nothing,
  textAlign: nothing,
  textStyle: nothing,
  color: nothing,
  highlight: nothing,
};

export const replyOptions: EditorOptions = adapted({
  ...PLAIN,
  starterKit: (starter) =>
    starter.configure({
      ...STARTER,
      blockquote: false,
      heading: { levels: [1, 2] },
      strike: false,
    }),
});

/** React-admin's extensions, some changed or removed (null), and additional ones. */
export function adapted(changes: Readonly<Record<string, Adapt>>, more: AnyExtension[] = []) {
  const extensions = (DefaultEditorOptions.extensions ?? []).flatMap((extension) => {
    const change = changes[extension.name];
    return (change ? change(extension) : extension) ?? [];
  });
  return { extensions: [...extensions, ...more, KeepHistory] };
}

function isAllowedImage(element: HTMLElement): null | false {
  return isImageSource(element.getAttribute('src') ?? '') ? null : false;
}

/** Whether an article may embed an image from this address: http, https, data, or a path of this site. */
export const isImageSource = (source: string): boolean =>
  /^(?:https?:\/\/|\/(?!\/)|data:image\/)/i.test(source.trim());

export const editorStyle = (size: Readonly<Record<string, number>>) => ({
  '& .MuiFormLabel-root': { position: 'static', transform: 'none', mb: 0.5 },
  '& .ProseMirror': {
    ...size,
    overflowY: 'auto',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
    '& figure': { m: 0, my: 1, p: 1.5, border: 1, borderColor: 'divider' },
    '& figure.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
    '& blockquote': { ml: 0, pl: 2, borderLeft: 4, borderColor: 'divider' },
    '& a': { color: 'primary.main' },
    '& h1, & h2, & h3, & h4, & h5, & h6': { my: 1, lineHeight: 1.2 },
  },
});
