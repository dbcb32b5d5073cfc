import Typography from '@mui/material/Typography';
import { DataTable, TextInput, useTranslate } from 'react-admin';
import { SECURITY_KINDS } from '../../api/contract/constants.ts';
import type { SecurityEvent } from '../../api/contract/types.ts';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { DayFilter } from '../lists/DayFilter.tsx';
import { ReadList, scrollingTable } from '../lists/ReadList.tsx';
import { Note } from '../ui/Note.tsx';
import { shownMoment } from '../ui/shown.ts';
import { factTexts } from './factTexts.ts';

const Column = DataTable.Col<SecurityEvent>;
const field = (name: string) => `resources.security-log.fields.${name}`;

const FILTERS = [
  <TextInput alwaysOn key="q" label={field('search')} source="q" />,
  choiceField('security-log', 'kind', 'kinds', SECURITY_KINDS).filter,
  <DayFilter alwaysOn key="from" label={field('from')} source="at_gte" time="00:00" />,
  <DayFilter alwaysOn key="to" label={field('to')} source="at_lte" time="23:59:59.999" />,
];

/** Sign-ins, failed attempts, permission changes and data exports, with user, address and time. */
export const SecurityLog = () => (
  <ReadList<SecurityEvent>
    about="resources.security-log.about"
    card={card}
    columns={columns}
    filters={FILTERS}
    tableSx={scrollingTable('8rem', { maxWidth: '22rem', verticalAlign: 'top' })}
  />
);

const card = (event: SecurityEvent) =>
  Object.entries(PARTS).map(([name, Part]) => (
    <Typography component="div" key={name} variant="body2">
      <Part event={event} />
    </Typography>
  ));

const columns = (
  <>
    <Column render={(event) => <When event={event} />} source="at" />
    <Column render={(event) => <What event={event} />} source="kind" />
    <Column label={field('who')} render={(event) => <Who event={event} />} source="username" />
    <Column label={field('where')} render={(event) => <Where event={event} />} source="address" />
  </>
);

interface OfEvent {
  event: SecurityEvent;
}

const Detail = ({ children, title }: { children: string; title?: string }) =>
  children && <Note title={title}>{children}</Note>;

/** When it happened; for events counted in one line, how often and until when. */
const When = ({ event: { at, last_at, times } }: OfEvent) => {
  const translate = useTranslate();
  const moment = shownMoment(last_at);
  return (
    <>
      {shownMoment(at)}
      <Detail>
        {times > 1 ? translate('resources.security-log.times', { smart_count: times, moment }) : ''}
      </Detail>
    </>
  );
};

const What = ({ event: { kind, facts } }: OfEvent) => {
  const translate = useTranslate();
  // Shown as the event's user.
  const { token: _, ...others } = facts;
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 650 }} variant="body2">
        {translate(`resources.security-log.kinds.${kind}`)}
      </Typography>
      <Detail>{factTexts(others, translate).join(' · ')}</Detail>
    </>
  );
};

const Who = ({ event: { username, email, facts } }: OfEvent) => {
  const translate = useTranslate();
  const { token } = facts;
  if (token !== undefined) return translate('resources.security-log.token', { name: token });
  return (
    <>
      {username || email || '–'}
      <Detail>{username && email}</Detail>
    </>
  );
};

const Where = ({ event: { address, agent, device } }: OfEvent) => {
  const translate = useTranslate();
  return (
    <>
      {address || translate('resources.security-log.inside')}
      <Detail title={agent}>{device}</Detail>
    </>
  );
};

const PARTS = { What, When, Who, Where };
