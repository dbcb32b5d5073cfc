import UploadFile from '@mui/icons-material/UploadFile';
import { useState } from 'react';
import { Button } from 'react-admin';
import { lazyPart } from '../ui/lazyView.tsx';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);

export const ImportButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" label="importing.action" onClick={() => setOpen(true)}>
        <UploadFile />
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};
