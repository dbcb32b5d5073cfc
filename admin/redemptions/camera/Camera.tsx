import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { parseCode } from '../../../api/contract/voucherCodes.ts';
import { Note } from '../../ui/Note.tsx';
import { useScanner } from './useScanner.ts';

interface CameraProps {
  onCode: (code: string) => void;
  onStop: () => void;
}

/** The camera's picture, in which codes of vouchers are read; a sentence where there is none. */
export const Camera = ({ onCode, onStop }: CameraProps) => {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.redemptions.camera.${name}`);
  const [isForeign, setForeign] = useState(false);
  const { video, state, retry } = useScanner((read) => {
    const code = parseCode(read);
    setForeign(code === null);
    if (code !== null) onCode(code);
  });
  const hasPicture = state === 'starting' || state === 'on';
  return (
    <>
      {!hasPicture && (
        <Alert
          action={
            <Button color="inherit" onClick={retry} size="small">
              {translate('paddock.retry')}
            </Button>
          }
          severity="warning"
        >
          {text(state)}
        </Alert>
      )}
      <Box hidden={!hasPicture} sx={FRAME}>
        <video aria-label={text('picture')} muted playsInline ref={video} style={PICTURE} />
        <Box aria-hidden="true" sx={AIM} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mt: 1,
        }}
      >
        <Note role="status">
          {hasPicture && text(isForeign ? 'foreign' : state === 'on' ? 'aim' : 'starting')}
        </Note>
        <Button color="inherit" onClick={onStop} sx={{ flexShrink: 0 }}>
          {text('stop')}
        </Button>
      </Box>
    </>
  );
};

const FRAME = {
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'common.black',
  '&[hidden]': { display: 'none' },
};
const PICTURE = { width: '100%', height: '100%', objectFit: 'cover' } as const;
/** A frame in the middle, where a code is read best. */
const AIM = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  height: '70%',
  aspectRatio: '1',
  border: '3px solid',
  borderColor: 'common.white',
  borderRadius: 2,
  opacity: 0.85,
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 35%)',
};
