import { useEffect, useState } from 'react';

/** Whether files are being dragged over the page. */
export function useDraggedFiles(): boolean {
  const [areDragged, setDragged] = useState(false);
  useEffect(() => {
    const follow = ({ dataTransfer, type }: DragEvent) => {
      if (dataTransfer?.types?.includes('Files')) setDragged(type === 'dragover');
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragged(false);
    };
    window.addEventListener('dragover', follow);
    window.addEventListener('drop', follow);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', follow);
      window.removeEventListener('drop', follow);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  return areDragged;
}
