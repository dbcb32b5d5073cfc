import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { RevisionChange } from '../../api/contract/types.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { fieldLabel, namedField } from './fieldLabel.ts';
import { plainText } from './plainText.ts';
import { shownItems } from './shownItems.ts';
import { shownTexts } from './shownTexts.ts';

/** One field that a change touched: its name, what it was and what it became. */
export const ChangeRow = ({ resource, change }: { resource: string; change: RevisionChange }) => {
  const translate = useTranslate();
  const { field, before, after } = change;
  const { name, locale } = namedField(field);
  const words = (value: unknown) =>
    name === 'content' ? plainText(String(value ?? '')) : String(value ?? '');
  const [was, is] = shownTexts(words(before), words(after));
  const [old, now] = shownItems(before, after);
  const shared = { resource, name };
  return (
    <Box component="li">
      <Typography component="h3" sx={{ fontWeight: 650 }} variant="body2">
        {fieldLabel(resource, field, translate)}
      </Typography>
      <Box lang={locale ?? undefined} sx={PAIR}>
        {old !== undefined && (
          <Box component="del" sx={{ ...VALUE, ...sign('−'), borderColor: 'error.main' }}>
            <span style={visuallyHidden}>{`${translate('resources.history.before')}: `}</span>
            <ChangedValue {...shared} text={was} value={old} />
          </Box>
        )}
        {now !== undefined && (
          <Box component="ins" sx={{ ...VALUE, ...sign('+'), borderColor: 'success.main' }}>
            <span style={visuallyHidden}>{`${translate('resources.history.after')}: `}</span>
            <ChangedValue {...shared} text={is} value={now} />
          </Box>
        )}
      </Box>
    </Box>
  );
};

const PAIR = {
  '& > ins': { gridColumn: { sm: 2 } },
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: { xs: 0.5, sm: 1.5 },
  mt: 0.5,
};
/** Colours alone would not tell which is which; screen readers are told in words. */
const sign = (text: string) => ({
  '&::before': {
    content: `"${text}" / ""`,
    position: 'absolute',
    left: 8,
    color: 'text.secondary',
    fontWeight: 700,
  },
});
const VALUE = {
  position: 'relative',
  minWidth: 0,
  pl: 3,
  py: 0.25,
  borderLeft: 3,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  whiteSpace: 'pre-line',
};
