import Visibility from '@mui/icons-material/Visibility';
import Typography from '@mui/material/Typography';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { MAIL_STATES } from '../../api/contract/constants.ts';
import { MAIL_KINDS } from '../../api/contract/mailKinds.ts';
import type { OutboxMailItem } from '../../api/contract/types.ts';
import { choiceField, searchFilter } from '../lists/columnsAndFilters.tsx';
import { ReadList, scrollingTable } from '../lists/ReadList.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Note } from '../ui/Note.tsx';
import { shownMoment } from '../ui/shown.ts';
import { kindLabel } from './kindLabel.ts';
import { MailPanel } from './MailPanel.tsx';

const Column = DataTable.Col<OutboxMailItem>;
const STATE = choiceField('mails', 'state', 'states', MAIL_STATES);

const filters = () => [
  searchFilter,
  STATE.filter,
  <SelectInput
    alwaysOn
    choices={MAIL_KINDS.map((id) => ({ id, name: kindLabel(id) }))}
    key="kind"
    label="resources.mails.fields.kind"
    source="kind"
    translateChoice={false}
  />,
];

/** Mail queue and history; a selected mail opens in a panel next to the list. */
export const MailList = () => (
  <>
    <ReadList<OutboxMailItem>
      action={open}
      card={card}
      columns={columns}
      filters={filters()}
      opens="show"
      tableSx={scrollingTable('6rem')}
    />
    <MailPanel />
  </>
);

const card = (mail: OutboxMailItem) => (
  <>
    <Typography sx={{ fontWeight: 650 }}>{mail.subject}</Typography>
    <Typography variant="body2">{mail.to}</Typography>
    <MailStatus mail={mail} />
  </>
);
const open = (mail: OutboxMailItem) => <OpenLink mail={mail} />;

const columns = (
  <>
    <Column render={({ created_at }) => shownMoment(created_at)} source="created_at" />
    <Column
      disableSort
      render={({ subject, to }) => (
        <>
          {subject}
          <Note>{to}</Note>
        </>
      )}
      source="subject"
    />
    <Column render={({ kind }) => kindLabel(kind)} source="kind" />
    <Column render={(mail) => <MailStatus mail={mail} />} source="state" />
    <Column align="right" source="attempts" />
  </>
);

const OpenLink = ({ mail }: { mail: OutboxMailItem }) => (
  <IconLink label="resources.mails.action.show" to={`/mails/${mail.id}/show`}>
    <Visibility fontSize="small" />
  </IconLink>
);

/** The mail's state with the time it was sent or will be retried, or why it failed. */
const MailStatus = ({ mail: { state, at, error } }: { mail: OutboxMailItem }) => {
  const translate = useTranslate();
  const moment = at && shownMoment(at);
  const when = moment && (state === 'waiting' ? translate(NEXT, { moment }) : moment);
  return (
    <>
      <Mark color={COLORS[state]} label={translate(`resources.mails.states.${state}`)} />
      <Note>{[when, error].filter(Boolean).join(' · ')}</Note>
    </>
  );
};

const COLORS = { waiting: 'warning', sent: 'success', failed: 'error' } as const;
const NEXT = 'resources.mails.next';
