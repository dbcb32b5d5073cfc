import type { DragEvent } from 'react';
import { useNotify } from 'react-admin';
import type { ChosenFile } from '../providers/formData.ts';
import { brokenFileRule } from './brokenFileRule.ts';

/** Takes a picture from a dialog or a drop; one that breaks a rule is refused and changes nothing. */
export function usePictureChoice(onChange: (value: ChosenFile) => void) {
  const notify = useNotify();

  const choose = (file: File) => {
    const broken = brokenFileRule(file);
    if (broken) notify(broken, { type: 'error', messageArgs: { name: file.name } });
    else onChange(chosenFile(file));
  };

  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (file) choose(file);
    },
  };
  return { choose, dropTarget };
}

/** A file as forms hold it until it is sent. */
export const chosenFile = (rawFile: File): ChosenFile => ({
  rawFile,
  src: URL.createObjectURL(rawFile),
  title: rawFile.name,
});
