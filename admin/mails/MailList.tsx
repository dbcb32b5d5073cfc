import Visibility from '@mui/icons-material/Visibility';
import Typography from '@mui/material/Typography';
import { DataTable, useTranslate } from 'react-admin';
import { MAIL_KINDS, MAIL_STATES } from '../../api/contract/constants.ts';
import type { OutboxMailItem } from '../../api/contract/types.ts';
import { IconLink } from '../layout/IconLink.tsx';
import { Mark } from '../layout/Mark.tsx';
import { Note } from '../layout/Note.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { shownMoment } from '../layout/shown.ts';
import { choiceField } from '../lists/common.tsx';
import { NoneMatching } from '../lists/ListStates.tsx';
import { Cards, ReadList } from '../lists/ReadList.tsx';
import { MailPanel } from './MailPanel.tsx';

const Column = DataTable.Col<OutboxMailItem>;
const STATE = choiceField('mails', 'state', 'states', MAIL_STATES);
const KIND = choiceField('mails', 'kind', 'kinds', MAIL_KINDS);

/** Mail queue and history; a selected mail opens in a panel next to the list. */
export const MailList = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading>{translate('resources.mails.page.list')}</PageHeading>
      <ReadList
        cards={<Cards<OutboxMailItem> action={open} card={card} />}
        filters={[STATE.filter, KIND.filter]}
        table={<MailTable />}
      />
      <MailPanel />
    </>
  );
};

const card = (mail: OutboxMailItem) => (
  <>
    <Typography sx={{ fontWeight: 650 }}>{mail.subject}</Typography>
    <Typography variant="body2">{mail.to}</Typography>
    <Standing mail={mail} />
  </>
);
const open = (mail: OutboxMailItem) => <OpenLink mail={mail} />;

const MailTable = () => (
  <DataTable bulkActionButtons={false} empty={<NoneMatching />} rowClick="show" sx={TABLE}>
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
    {KIND.column}
    <Column render={(mail) => <Standing mail={mail} />} source="state" />
    <Column align="right" source="attempts" />
    <Column align="right" disableSort label="paddock.actions" render={open} />
  </DataTable>
);

const OpenLink = ({ mail }: { mail: OutboxMailItem }) => (
  <IconLink label="resources.mails.action.show" to={`/mails/${mail.id}/show`}>
    <Visibility fontSize="small" />
  </IconLink>
);

/** The mail's state with the time it was sent or will be retried, or why it failed. */
const Standing = ({ mail: { state, at, error } }: { mail: OutboxMailItem }) => {
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
const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& td': { minWidth: '6rem', overflowWrap: 'anywhere' },
};
