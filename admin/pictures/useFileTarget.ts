import type { SxProps, Theme } from '@mui/material/styles';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useIsTurnedOff } from '../ui/access.tsx';
import { useDraggedFiles } from './useDraggedFiles.ts';

interface FileTarget {
  onFiles: (files: File[]) => void;
  /** Whether it takes several at once; otherwise it takes the first, and says so. */
  multiple?: boolean | undefined;
  /** Whether files can also be pasted. */
  takesPasted?: boolean;
  /** Whether it takes nothing now, as in the forms of those who may only look. */
  disabled?: boolean;
  sx?: SxProps<Theme> | undefined;
}

/** Props of a box on which files are dropped; it shows so while some are dragged over the page. */
export function useFileTarget(target: FileTarget) {
  const { onFiles, multiple = false, takesPasted = false, disabled = false, sx } = target;
  const notify = useNotify();
  const isOff = useIsTurnedOff() || disabled;
  const areNear = useDraggedFiles() && !isOff;
  const [areOver, setOver] = useState(false);

  const take = (files: File[]) => {
    const [first] = files;
    if (!first) return;
    onFiles(multiple ? files : [first]);
    if (multiple || files.length === 1) return;
    // It waits for what is to be said of the file itself.
    const messageArgs = { name: first.name };
    notify('paddock.picture.onlyOne', { type: 'warning', polite: true, messageArgs });
  };
  const styled = { sx: [SHOWN, ...(Array.isArray(sx) ? sx : [sx])] as SxProps<Theme> };
  if (isOff) return styled;
  return {
    ...styled,
    'data-files': areNear ? (areOver ? 'over' : 'near') : undefined,
    onDragOver: (event: DragEvent) => {
      // Texts are dropped into fields.
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    },
    ...(takesPasted && {
      onPaste: (event: ClipboardEvent) => {
        const files = pastedFiles(event);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    }),
  };
}

/** Office programs copy a picture of a text with it: a field gets the text. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): File[] {
  const isText =
    target instanceof Element &&
    target.matches('input, textarea') &&
    clipboardData.types.includes('text/plain');
  return isText ? [] : [...clipboardData.files];
}

/** Outlines take no place, so that nothing moves under the pointer. */
const SHOWN = {
  outlineOffset: '4px',
  '&[data-files]': { outline: '2px dashed', outlineColor: 'text.secondary' },
  '&[data-files="over"]': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    bgcolor: 'action.hover',
  },
};
