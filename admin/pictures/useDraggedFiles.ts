import { useEffect, useState } from 'react';

/**
 * Whether files are being dragged over the page. Keeps the browser from opening one that is dropped beside its
 * target, which would leave the form.
 */
export function useDraggedFiles(): boolean {
  const [areDragged, setDragged] = useState(false);
  useEffect(() => {
    const follow = (event: DragEvent) => {
      const { dataTransfer, defaultPrevented, type } = event;
      if (!dataTransfer?.types?.includes('Files')) return;
      setDragged(type === 'dragover');
      if (defaultPrevented) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
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
