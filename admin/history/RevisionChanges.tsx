import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useGetOne, useTranslate } from 'react-admin';
import type { Revision, RevisionChange, RevisionDetail } from '../../api/contract/types.ts';
import { fieldLabel, namedField } from '../ui/fieldLabel.ts';
import { Note } from '../ui/Note.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { WHOLE } from '../ui/whole.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { shownItems, shownTexts, textOfValue } from './shownChange.ts';
import { valueInWords } from './valueInWords.ts';

export const RevisionChanges = ({
  revision,
  resource,
}: {
  revision: Revision;
  resource: string;
}) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<RevisionDetail>('history', {
    id: revision.id,
    meta: WHOLE,
  });
  if (error) return <RetryAlert retry={refetch}>{error.message}</RetryAlert>;
  if (!data) return <Skeleton height={48} variant="rectangular" />;
  if (data.changes.length === 0) {
    return <Note>{translate(`resources.history.${emptyText(revision)}`)}</Note>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.changes.map((change) => (
        <Change change={change} key={change.field} record={data.record} resource={resource} />
      ))}
    </Box>
  );
};

/** Why no changes are shown: the first kept version, or a save without changes. */
const emptyText = ({ action, changed }: Revision): string => {
  if (action === 'update') return changed.length > 0 ? 'first' : 'unchanged';
  return action === 'restore' ? 'whole' : 'first';
};

interface ChangeProps {
  resource: string;
  change: RevisionChange;
  /** The record as it was saved. */
  record: RevisionDetail['record'];
}

const Change = ({ resource, change, record }: ChangeProps) => {
  const translate = useTranslate();
  const { field } = change;
  const { name, locale } = namedField(field);
  const inWords = (value: unknown) => valueInWords({ resource, name, record }, value, translate);
  const [before, after] = [inWords(change.before), inWords(change.after)];
  const [was, is] = shownTexts(textOfValue(name, before), textOfValue(name, after));
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
/** A sign in addition to the colour, for colour-blind users; screen readers get the words. */
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
