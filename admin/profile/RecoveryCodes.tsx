import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { FormDialog } from '../ui/FormDialog.tsx';

/** New recovery codes, shown only once: to be copied or downloaded. */
export const RecoveryCodes = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const text = `${location.host}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('resources.profile.codes.copied'),
      () => notify('resources.profile.codes.notCopied', { type: 'warning' }),
    );
  return (
    <FormDialog
      actions={
        <>
          {'clipboard' in navigator && (
            <Button onClick={copy}>{translate('resources.profile.codes.copy')}</Button>
          )}
          <Button
            component="a"
            download="recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            {translate('resources.profile.codes.download')}
          </Button>
        </>
      }
      isClosedBySubmit
      onClose={onClose}
      onSubmit={onClose}
      submit="resources.profile.codes.kept"
      title="resources.profile.codes.title"
    >
      <Typography>{translate('resources.profile.codes.text')}</Typography>
      <Box component="ul" sx={CODES}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </FormDialog>
  );
};

const CODES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: 1,
  mt: 2,
  p: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
  fontSize: '1.0625rem',
};
