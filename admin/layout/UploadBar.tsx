import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { uploads } from '../providers/sendFiles.ts';

/**
 * How far the files that are being sent have come. It stands beside the page, as notices do, because
 * an open panel hides everything in it from screen readers.
 */
export const UploadBar = () => {
  const progress = useSyncExternalStore(uploads.subscribe, uploads.current);
  const translate = useTranslate();
  if (!progress) return null;
  const { sent, total } = progress;
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0;
  const isSent = total > 0 && sent === total;
  const text = translate(isSent ? 'paddock.upload.processing' : 'paddock.upload.sending', {
    percent,
  });
  return createPortal(
    <Paper elevation={6} sx={FRAME}>
      <Typography variant="body2">{text}</Typography>
      <LinearProgress
        aria-label={text}
        value={percent}
        variant={isSent ? 'indeterminate' : 'determinate'}
      />
    </Paper>,
    document.body,
  );
};

const FRAME = {
  position: 'fixed',
  zIndex: 'snackbar',
  // Above notices, and away from the buttons at the end of forms.
  top: 0,
  left: '50%',
  width: 'min(22rem, 100vw - 2rem)',
  transform: 'translateX(-50%)',
  px: 2,
  pt: 0.5,
  pb: 1,
  display: 'grid',
  gap: 0.5,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
};
