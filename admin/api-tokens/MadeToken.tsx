import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ApiTokenMade } from '../../api/contract/types.ts';
import { useCopy } from '../ui/useCopy.ts';

/** A new token, shown only this once. */
export const MadeToken = ({ made, onClose }: { made: ApiTokenMade; onClose: () => void }) => {
  const translate = useTranslate();
  const shown = useRef<HTMLElement>(null);
  // The dialog that created it has closed and the focus with it.
  useEffect(() => shown.current?.focus(), []);
  const copy = useCopy({
    copied: 'resources.api-tokens.copied',
    notCopied: 'resources.api-tokens.notCopied',
  });
  return (
    <Alert closeText={translate('ra.action.close')} onClose={onClose} severity="success" sx={PLACE}>
      <AlertTitle>{translate('resources.api-tokens.once', { name: made.name })}</AlertTitle>
      <Box component="code" ref={shown} sx={TOKEN} tabIndex={-1}>
        {made.token}
      </Box>
      <Button
        onClick={() => copy(made.token, shown.current)}
        startIcon={<ContentCopy />}
        sx={{ mt: 1 }}
        variant="outlined"
      >
        {translate('resources.api-tokens.action.copy')}
      </Button>
    </Alert>
  );
};

const PLACE = { my: 2, '& .MuiAlert-message': { minWidth: 0 } };
const TOKEN = { display: 'block', overflowWrap: 'anywhere', fontSize: '1rem', userSelect: 'all' };
