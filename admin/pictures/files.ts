import type { DragEvent } from 'react';
import { useNotify } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import type { ChosenFile } from '../providers/formData.ts';

/** The message key of the rule that a chosen file breaks, or null. */
export function brokenFileRule(file: File, kind: 'image' | 'video' = 'image'): string | null {
  if (!file.type.startsWith(`${kind}/`)) {
    return `paddock.${kind === 'video' ? 'video' : 'picture'}.wrongType`;
  }
  if (file.size === 0) return 'paddock.picture.empty';
  return file.size > LIMITS.uploadBytes ? 'paddock.picture.tooLarge' : null;
}

/** Returns the valid files; reports each invalid one in a notice. */
export function useFileCheck(
  ruleOf: (file: File) => string | null = (file) => brokenFileRule(file),
) {
  const notify = useNotify();
  return (files: readonly File[]): File[] =>
    files.filter((file) => {
      const broken = ruleOf(file);
      const messageArgs = { name: file.name };
      if (broken) notify(broken, { type: 'error', messageArgs, multiLine: true });
      return broken === null;
    });
}

export const chosenFile = (rawFile: File): ChosenFile => ({
  rawFile,
  src: URL.createObjectURL(rawFile),
  title: rawFile.name,
});

export const dropTarget = (onFiles: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  },
});
