import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { PlannedRow } from './planImport.ts';
import { problemText } from './problemText.ts';

/** Why a row is broken, or what it changes in its record. */
export const PlannedRowDetails = ({ row }: { row: PlannedRow }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { changes, kind, problems } = row;
  if (kind === 'broken') {
    return problems.map(({ field, problem }) => (
      <Typography color="error" key={field} variant="body2">
        {field && <code>{field}</code>}
        {field && ': '}
        {problemText(problem, locale, translate)}
      </Typography>
    ));
  }
  if (kind !== 'changed') return translate(`importing.plan.${kind}`);
  return changes.map(({ field, before, after }) => (
    <Typography key={field} sx={{ overflowWrap: 'anywhere' }} variant="body2">
      <code>{field}</code>
      {': '}
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {shortened(before)}
      </Box>
      {' → '}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        {shortened(after)}
      </Box>
    </Typography>
  ));
};

const LONG = 80;

function shortened(value: unknown): string {
  const text = String(value ?? '');
  if (text === '') return '–';
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
