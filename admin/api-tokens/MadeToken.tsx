import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ApiTokenMade } from '../../api/contract/types.ts';

/** A new token, shown only this once. */
export const MadeToken = ({ made, onClose }: { made: ApiTokenMade; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const shown = useRef<HTMLElement>(null);
  // The dialog that created it has closed and the focus with it.
  useEffect(() => shown.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.token);
      notify('resources.api-tokens.copied', { type: 'success' });
    } catch {
      // No clipboard, for example without https: the text is selected for manual copying.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      notify('resources.api-tokens.notCopied', { type: 'warning' });
    }
  };
  return (
    <Alert closeText={translate('ra.action.close')} onClose={onClose} severity="success" sx={PLACE}>
      <AlertTitle>{translate('resources.api-tokens.once', { name: made.name })}</AlertTitle>
      <Box component="code" ref={shown} sx={TOKEN} tabIndex={-1}>
        {made.token}
      </Box>
      <Button onClick={copy} startIcon={<ContentCopy />} sx={{ mt: 1 }} variant="outlined">
        {translate('resources.api-tokens.action.copy')}
      </Button>
    </Alert>
  );
};

const PLACE = { my: 2, '& .MuiAlert-message': { minWidth: 0 } };
const TOKEN = { display: 'block', overflowWrap: 'anywhere', fontSize: '1rem', userSelect: 'all' };
