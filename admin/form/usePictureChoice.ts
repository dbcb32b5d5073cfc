import type { ClipboardEvent, DragEvent } from 'react';
import { useNotify } from 'react-admin';
import type { ChosenFile } from '../providers/formData.ts';
import { brokenFileRule } from './brokenFileRule.ts';

/**
 * Takes a picture from a dialog, a drop or a paste; one that breaks a rule is refused with a message and
 * changes nothing.
 */
export function usePictureChoice(onChange: (value: ChosenFile) => void) {
  const notify = useNotify();

  const choose = (file: File) => {
    const broken = brokenFileRule(file);
    if (broken) notify(broken, { type: 'error', messageArgs: { name: file.name } });
    else onChange(chosenFile(file));
  };
  const take = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    const file = data.files[0];
    if (!file) return;
    event.preventDefault();
    choose(file);
  };

  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      take(event, event.dataTransfer);
    },
    // A text that is pasted into one of the inputs around the picture stays a text.
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
  return { choose, dropTarget };
}

/** A file as forms hold it until it is sent. */
export const chosenFile = (rawFile: File): ChosenFile => ({
  rawFile,
  src: URL.createObjectURL(rawFile),
  title: rawFile.name,
});
