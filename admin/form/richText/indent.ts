import { type Editor, Extension } from '@tiptap/core';

/** Indents as a style that the API accepts, 2em per step. */
export const Indent = Extension.create({
  name: 'indent',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => indentOf(element.style.paddingLeft, element.className),
          renderHTML: ({ indent }) =>
            typeof indent === 'number' && indent > 0
              ? { style: `padding-left: ${indent * STEP}em` }
              : {},
        },
      },
    },
  ],
});

const STEP = 2;
const MAXIMUM = 8;

/** The steps of an indent written as padding in em or as another editor's class. */
export function indentOf(padding: string, classes: string): number {
  const [, steps] = /\bql-indent-(\d)\b/.exec(classes) ?? [];
  const [, em] = /^([\d.]+)em$/.exec(padding) ?? [];
  return clamped(steps === undefined ? Number(em ?? 0) / STEP : Number(steps));
}

/** Indents or outdents a list item by a level, a paragraph or heading by a step. */
export function changeIndent(editor: Editor, step: 1 | -1): void {
  if (editor.isActive('listItem')) {
    const chain = editor.chain().focus();
    (step > 0 ? chain.sinkListItem('listItem') : chain.liftListItem('listItem')).run();
    return;
  }
  const type = editor.isActive('heading') ? 'heading' : 'paragraph';
  const indent = clamped(Number(editor.getAttributes(type).indent ?? 0) + step);
  editor.chain().focus().updateAttributes(type, { indent }).run();
}

const clamped = (steps: number) => Math.min(Math.max(Math.round(steps), 0), MAXIMUM);
