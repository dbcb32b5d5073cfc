import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { uploads } from '../providers/sendFiles.ts';

/** Upload progress, outside the page, which open panels hide from screen readers. */
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
    <Box sx={FRAME}>
      <GlobalStyles styles={ROOM} />
      <Typography noWrap sx={{ px: { xs: 2, sm: 3 }, lineHeight: 1.5 }} variant="body2">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        value={percent}
        variant={isSent ? 'indeterminate' : 'determinate'}
      />
    </Box>,
    document.body,
  );
};

const HEIGHT = '1.75rem';
const FRAME = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: 0,
  left: 0,
  right: 0,
  height: HEIGHT,
  display: 'grid',
  alignContent: 'space-between',
  color: 'text.primary',
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
};
/** Moves the top edge down, so that no title or button is covered. */
const ROOM = {
  body: { paddingTop: HEIGHT },
  'body .MuiAppBar-positionFixed, body .MuiDialog-root': { top: HEIGHT },
  'body .MuiModal-root > .MuiDrawer-paper': { top: HEIGHT, height: `calc(100% - ${HEIGHT})` },
};
