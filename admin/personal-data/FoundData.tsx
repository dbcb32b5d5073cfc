import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { PersonalData, PersonalEntry } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { AskDialog, type Asked } from '../ui/AskDialog.tsx';
import { Note } from '../ui/Note.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { shownDay } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';

interface FoundDataProps {
  found: PersonalData;
  onErased: () => void;
}

/** The found data, grouped by what erasure would do to it, with the available actions. */
export const FoundData = ({ found, onErased }: FoundDataProps) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { mutate: save } = useCall((dataProvider) => dataProvider.exportPersonalData(found.email), {
    onSuccess: download,
  });
  const text = (name: string, email = found.email) =>
    translate(`resources.personal-data.${name}`, { email });
  if (found.entries.length === 0) return <Alert severity="info">{text('empty')}</Alert>;
  const groups = (['open', 'deleted', 'reduced', 'kept'] as const).map(
    (outcome) => [outcome, found.entries.filter((entry) => entry.outcome === outcome)] as const,
  );
  const isOpen = found.entries.some(({ outcome }) => outcome === 'open');
  return (
    <>
      <div role="status">
        <Typography component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }} variant="h2">
          {text('found')}
        </Typography>
      </div>
      {groups.map(
        ([outcome, entries]) =>
          entries.length > 0 && (
            <Box component="section" key={outcome} sx={{ mb: 3 }}>
              <Typography component="h3" variant="h3">
                {text(`outcomes.${outcome}`)}
              </Typography>
              <Note>{text(`outcomeHelp.${outcome}`)}</Note>
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 3 }}>
                {entries.map((entry) => (
                  <Entry entry={entry} key={entry.kind} />
                ))}
              </Box>
            </Box>
          ),
      )}
      <Note sx={{ mb: 2 }}>{text('backups')}</Note>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={() => save()} variant="outlined">
          {text('action.export')}
        </Button>
        <Button
          aria-haspopup="dialog"
          color="error"
          disabled={isOpen}
          onClick={() => setAsking(true)}
          variant="contained"
        >
          {text('action.erase')}
        </Button>
      </Box>
      {isAsking && (
        <EraseDialog email={found.email} onClose={() => setAsking(false)} onErased={onErased} />
      )}
    </>
  );
};

const download = (all: object): void =>
  saveFile(
    new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }),
    'personal-data.json',
  );

/** Names that are dates, of records without a name. */
const MOMENT = /^\d{4}-\d\d-\d\d/;

const Entry = ({ entry: { kind, count, names, until } }: { entry: PersonalEntry }) => {
  const translate = useTranslate();
  const shown = names.map((name) => (MOMENT.test(name) ? shownDay(name) : name));
  const more = count > names.length && names.length > 0 ? ', …' : '';
  return (
    <li>
      {translate(`resources.personal-data.kinds.${kind}`, { smart_count: count })}
      {until && ` (${translate('resources.personal-data.until', { day: shownDay(until) })})`}
      {shown.length > 0 && (
        <Note sx={{ overflowWrap: 'anywhere' }}>{[...new Set(shown)].join(', ') + more}</Note>
      )}
    </li>
  );
};

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onErased: () => void;
}

/** Asks for the address again before erasing all its data. */
const EraseDialog = ({ email, onClose, onErased }: EraseDialogProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const erase = async ({ again = '' }) => {
    await dataProvider.erasePersonalData(email, again);
    onErased();
  };
  return (
    <AskDialog
      asked={ASKED}
      onClose={onClose}
      run={erase}
      submit="resources.personal-data.action.erase"
      title="resources.personal-data.confirm.title"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.personal-data.confirm.text', { email })}
      </Typography>
    </AskDialog>
  );
};

const ASKED: readonly Asked[] = [
  { name: 'again', label: 'resources.personal-data.fields.again', autoComplete: 'off' },
];
