import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

interface PaletteStatusProps {
  text: string;
  count: number;
  isPending: boolean;
  hasFailed: boolean;
  retry(): void;
}

/** How the search goes: under way, how much was found, nothing, or not everything. */
export const PaletteStatus = (props: PaletteStatusProps) => {
  const { text, count, isPending, hasFailed, retry } = props;
  const translate = useTranslate();
  const isNothing = count === 0 && !isPending && !hasFailed;
  const said = isPending
    ? translate('palette.searching')
    : translate('palette.found', { smart_count: count });
  return (
    <>
      <Box sx={{ height: 2 }}>{isPending && <LinearProgress aria-hidden sx={{ height: 2 }} />}</Box>
      <Typography role="status" sx={isNothing ? { p: 3 } : visuallyHidden}>
        {isNothing ? translate('palette.none', { text: text.trim() }) : said}
      </Typography>
      {hasFailed && (
        <Alert
          action={
            <Button color="inherit" onClick={retry} size="small">
              {translate('paddock.retry')}
            </Button>
          }
          severity="error"
        >
          {translate('palette.failed')}
        </Alert>
      )}
    </>
  );
};
