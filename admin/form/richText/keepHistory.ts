import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * Skips the writing back of what the editor already holds: react-admin does so after each keystroke,
 * and every such step would stand in the history and take redoing away.
 */
export const KeepHistory = Extension.create({
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
