import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isMessageKey, messageText } from '../../api/contract/messages/messages.ts';
import type { LoadOutcome } from '../../api/contract/planLoading.ts';
import { currentLanguage } from '../providers/language.ts';
import { Announcement } from '../ui/Announcement.tsx';
import type { Problem } from './csvResource.ts';
import type { PlannedRow } from './planImport.ts';

const COLORS = {
  created: 'success',
  updated: 'info',
  unchanged: 'default',
  refused: 'error',
} as const;

const OUTCOMES = [null, 'created', 'updated', 'unchanged', 'refused'] as const;

/** Rows drawn at most; two thousand would slow the browser down. */
const SHOWN = 200;

export const ImportPreview = ({ rows }: { rows: readonly PlannedRow[] }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<LoadOutcome | null>(null);
  const of = (outcome: LoadOutcome | null) =>
    outcome ? rows.filter((row) => row.outcome === outcome) : rows;
  const matching = of(chosen);
  const title = translate('importing.plan.title');
  const counted = (outcome: LoadOutcome | null) =>
    `${translate(`importing.plan.${outcome ?? 'all'}`)}: ${of(outcome).length}`;

  return (
    <section>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box sx={visuallyHidden}>
        <Announcement>{`${title}: ${OUTCOMES.map(counted).join(', ')}`}</Announcement>
      </Box>
      <Box role="group" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        {OUTCOMES.map((outcome) => (
          <Chip
            aria-pressed={chosen === outcome}
            color={outcome ? COLORS[outcome] : 'default'}
            key={outcome}
            label={counted(outcome)}
            onClick={() => setChosen(outcome)}
            variant={chosen === outcome ? 'filled' : 'outlined'}
          />
        ))}
      </Box>
      {of('refused').length > 0 && (
        <Typography sx={{ mb: 1 }}>{translate('importing.plan.skipped')}</Typography>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {['row', 'record', 'details'].map((name) => (
                <TableCell key={name}>{translate(`importing.plan.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {matching.slice(0, SHOWN).map((row) => (
              <TableRow key={row.row} sx={{ verticalAlign: 'top' }}>
                <TableCell>{row.row}</TableCell>
                <TableCell sx={{ maxWidth: '16rem', overflowWrap: 'anywhere' }}>
                  {row.name}
                </TableCell>
                <TableCell>
                  <Details row={row} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {matching.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {translate('importing.plan.none')}
        </Typography>
      )}
      {matching.length > SHOWN && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {translate('importing.plan.cut', { count: SHOWN })}
        </Typography>
      )}
    </section>
  );
};

const Details = ({ row }: { row: PlannedRow }) => {
  const translate = useTranslate();
  const { changes, outcome, problems } = row;
  if (outcome === 'refused') {
    return problems.map(({ field, problem }) => (
      <Typography color="error" key={field} variant="body2">
        {field && <code>{field}</code>}
        {field && ': '}
        {problemText(problem, translate)}
      </Typography>
    ));
  }
  if (outcome !== 'updated') return translate(`importing.plan.${outcome}`);
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

const problemText = ({ key, params }: Problem, translate: ReturnType<typeof useTranslate>) =>
  isMessageKey(key) ? messageText(key, currentLanguage(), params) : translate(key, params);
