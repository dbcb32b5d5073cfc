import { useState } from 'react';
import type { ChosenFile } from '../../providers/formData.ts';
import { lazyPart } from '../../ui/lazyView.tsx';
import type { CropDialogProps, CropSource } from './CropDialog.tsx';

const CropDialog = lazyPart(async () => (await import('./CropDialog.tsx')).CropDialog, {
  texts: ['media'],
});

/** A crop dialog, and `crop`, which opens it for a new file or a stored path. */
export function useCrop({ onCropped, ...options }: Omit<CropDialogProps, 'source' | 'onClose'>) {
  const [source, setSource] = useState<CropSource | null>(null);
  const dialog = source && (
    <CropDialog
      {...options}
      onClose={() => setSource(null)}
      onCropped={(file) => {
        setSource(null);
        onCropped(file);
      }}
      source={source}
    />
  );
  return { crop: (picture: ChosenFile | string) => setSource(cropSource(picture)), dialog };
}

const cropSource = (picture: ChosenFile | string): CropSource =>
  typeof picture === 'string'
    ? { src: picture, name: picture.slice(picture.lastIndexOf('/') + 1), type: '' }
    : { src: picture.src, name: picture.title, type: picture.rawFile.type };
