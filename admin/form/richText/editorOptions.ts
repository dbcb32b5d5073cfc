import type { AnyExtension } from '@tiptap/core';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import { isImageSource } from './imageSource.ts';
import { Indent } from './indent.ts';
import { KeepHistory } from './keepHistory.ts';

type EditorOptions = typeof DefaultEditorOptions;
type Adapt = (extension: AnyExtension) => AnyExtension | null;

/** Left out everywhere: the API would take them away, or they would leave an empty last line. */
const STARTER = {
  code: false,
  codeBlock: false,
  horizontalRule: false,
  trailingNode: false,
  link: { openOnClick: false },
};

/**
 * What an article may hold (back-office §5), no more than the API would keep. Options are constants of
 * the module: an object made while rendering would make a new editor each time.
 */
export const articleOptions: EditorOptions = adapted(
  {
    starterKit: (starter) => starter.configure(STARTER),
    // Its size is the page's business, so none is set by dragging.
    image: (image) =>
      image
        .configure({ allowBase64: true, inline: true, resize: false })
        .extend({ parseHTML: () => [{ tag: 'img[src]', getAttrs: isAllowedImage }] }),
  },
  [Indent],
);

/** What a reply to a message may hold: what its toolbar offers (back-office §2). */
export const replyOptions: EditorOptions = adapted({
  starterKit: (starter) =>
    starter.configure({
      ...STARTER,
      blockquote: false,
      heading: { levels: [1, 2] },
      strike: false,
    }),
  image: () => null,
  textAlign: () => null,
  textStyle: () => null,
  color: () => null,
  highlight: () => null,
});

/** React-admin's extensions, some of them changed or left out (null), and more. */
function adapted(changes: Readonly<Record<string, Adapt>>, more: AnyExtension[] = []) {
  const extensions = (DefaultEditorOptions.extensions ?? []).flatMap((extension) => {
    const change = changes[extension.name];
    return (change ? change(extension) : extension) ?? [];
  });
  return { extensions: [...extensions, ...more, KeepHistory] };
}

function isAllowedImage(element: HTMLElement): null | false {
  return isImageSource(element.getAttribute('src') ?? '') ? null : false;
}
