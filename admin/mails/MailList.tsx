import Visibility from '@mui/icons-material/Visibility';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { MAIL_KINDS, MAIL_STATES } from '../../api/contract/constants.ts';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { OutboxMailItem } from '../../api/contract/types.ts';
import { IconLink } from '../layout/IconLink.tsx';
import { choiceField } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { MailPanel } from './MailPanel.tsx';
import { MailStateBadge } from './MailStateBadge.tsx';

const Column = DataTable.Col<OutboxMailItem>;
const field = (name: string) => `resources.mails.fields.${name}`;

const STATE = choiceField('mails', 'state', 'states', MAIL_STATES);
const KIND = choiceField('mails', 'kind', 'kinds', MAIL_KINDS);

/** What waits, what was sent and what failed, with each mail beside the list. */
export const MailList = () => (
  <Editor<OutboxMailItem>
    bulkFields={[]}
    canImport={false}
    columns={columns}
    dialogs={<MailPanel />}
    filters={[STATE.filter, KIND.filter]}
    phone={{ title: ({ subject }) => subject, text: phoneFacts }}
    rowButtons={<OpenLink />}
    sort={{ field: 'id', order: 'DESC' }}
  />
);

const OpenLink = () => {
  const mail = useRecordContext<OutboxMailItem>();
  return mail ? (
    <IconLink label="resources.mails.action.show" to={`/mails/${mail.id}/show`}>
      <Visibility fontSize="small" />
    </IconLink>
  ) : null;
};

/** The state with its time, or why it failed. */
const State = (mail: OutboxMailItem) => (
  <>
    <MailStateBadge state={mail.state} />
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
      {[mail.at && formatDateTime(mail.at, currentLanguage()), mail.error]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </>
);

const phoneFacts = (mail: OutboxMailItem) => (
  <>
    {mail.to}
    <State {...mail} />
  </>
);

const columns = (
  <>
    <Column
      label={field('created_at')}
      render={({ created_at }) => formatDateTime(created_at, currentLanguage())}
      source="created_at"
    />
    <Column disableSort label={field('to')} source="to" />
    <Column disableSort label={field('subject')} source="subject" />
    {KIND.column}
    <Column label={field('state')} render={(mail) => <State {...mail} />} source="state" />
    <Column align="right" label={field('attempts')} source="attempts" />
  </>
);
