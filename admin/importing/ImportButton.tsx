import UploadFile from '@mui/icons-material/UploadFile';
import { Suspense, useState } from 'react';
import { Button } from 'react-admin';
import { lazyView } from '../layout/lazyView.tsx';

const ImportDialog = lazyView(async () => (await import('./ImportDialog.tsx')).ImportDialog);

export const ImportButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" label="importing.action" onClick={() => setOpen(true)}>
        <UploadFile />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
