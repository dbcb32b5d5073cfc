import { type ReactNode, Suspense, useState } from 'react';
import { lazyView } from '../../layout/lazyView.tsx';
import type { CropSource } from './CropDialog.tsx';

const CropDialog = lazyView(async () => (await import('./CropDialog.tsx')).CropDialog);

interface CropOptions {
  shapes: readonly number[];
  accept: string;
  onCropped: (file: File) => void;
}

/** A window that crops a picture, and what opens it; its code is loaded with the first one. */
export function useCrop({ onCropped, ...options }: CropOptions) {
  const [source, setSource] = useState<CropSource | null>(null);
  const dialog: ReactNode = source && (
    <Suspense>
      <CropDialog
        {...options}
        onClose={() => setSource(null)}
        onCropped={(file) => {
          setSource(null);
          onCropped(file);
        }}
        source={source}
      />
    </Suspense>
  );
  return { crop: setSource, dialog };
}
