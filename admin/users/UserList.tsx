import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { User } from '../../api/contract/types.ts';
import { relativeTime } from '../layout/timeInWords.ts';
import { ReadList, scrollingTable } from '../lists/ReadList.tsx';
import { currentLanguage } from '../providers/language.ts';
import { InviteUser } from './InviteUser.tsx';
import { UserDialog } from './UserDialog.tsx';

const Column = DataTable.Col<User>;
const text = (name: string) => `resources.users.${name}`;

/** The users of the back-office: invite, set the role, deactivate. */
export const UserList = () => {
  const [openId, setOpenId] = useState<number>();
  return (
    <ReadList<User>
      about={text('about')}
      action={(user) => <Manage onOpen={() => setOpenId(user.id)} user={user} />}
      card={card}
      columns={columns}
      sort={BY_NAME}
      tableSx={scrollingTable('7rem', { verticalAlign: 'top' })}
      tools={<Invite />}
    >
      <OpenUser id={openId} onClose={() => setOpenId(undefined)} />
    </ReadList>
  );
};

const Invite = () => {
  const translate = useTranslate();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setInviting(true)}
        sx={{ alignSelf: 'flex-start' }}
        variant="contained"
      >
        {translate(text('action.invite'))}
      </Button>
      {isInviting && <InviteUser onClose={() => setInviting(false)} />}
    </>
  );
};

const BY_NAME = { field: 'username', order: 'ASC' } as const;

/** The dialog of the selected account, with its current data from the list. */
const OpenUser = ({ id, onClose }: { id: number | undefined; onClose: () => void }) => {
  const open = useListContext<User>().data?.find((user) => user.id === id);
  return open && <UserDialog key={open.id} onClose={onClose} user={open} />;
};

const card = (user: User) => (
  <>
    <Name user={user} />
    <RoleName user={user} />
    <AccountStatus user={user} />
    <LastUse user={user} />
  </>
);

const columns = (
  <>
    <Column
      label={text('fields.username')}
      render={(user) => <Name user={user} />}
      source="username"
    />
    <Column label={text('fields.role')} render={(user) => <RoleName user={user} />} source="role" />
    <Column
      disableSort
      label={text('fields.state')}
      render={(user) => <AccountStatus user={user} />}
    />
    <Column
      label={text('fields.last_used_at')}
      render={(user) => <LastUse user={user} />}
      source="last_used_at"
    />
  </>
);

interface OfUser {
  user: User;
}

const Name = ({ user: { username, email, is_own } }: OfUser) => {
  const translate = useTranslate();
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 650 }} variant="body2">
        {username}
      </Typography>
      {is_own && ` ${translate(text('you'))}`}
      <Typography color="textSecondary" variant="body2">
        {email}
      </Typography>
    </>
  );
};

const RoleName = ({ user: { role } }: OfUser) => (
  <Typography variant="body2">{useTranslate()(text(`roles.${role}`))}</Typography>
);

const COLORS = { active: 'success', invited: 'warning', disabled: 'default' } as const;

/** The account's state: active, second factor, invitation and its expiry. */
const AccountStatus = ({ user: { state, invited_until, has_second_factor } }: OfUser) => {
  const translate = useTranslate();
  const isOver = invited_until !== null && Date.parse(invited_until) < Date.now();
  return (
    <>
      <Chip
        color={COLORS[state]}
        label={translate(text(`states.${state}`))}
        size="small"
        variant="outlined"
      />
      {state !== 'invited' && (
        <Typography color="textSecondary" variant="body2">
          {translate(text(has_second_factor ? 'factor' : 'noFactor'))}
        </Typography>
      )}
      {state === 'invited' && invited_until && (
        <Typography color="textSecondary" variant="body2">
          {translate(text(isOver ? 'over' : 'until'), {
            moment: formatDateTime(invited_until, currentLanguage()),
          })}
        </Typography>
      )}
    </>
  );
};

const LastUse = ({ user: { last_used_at } }: OfUser) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2">
      {last_used_at
        ? relativeTime(last_used_at, new Date(), currentLanguage())
        : translate(text('unused'))}
    </Typography>
  );
};

const Manage = ({ user: { username }, onOpen }: OfUser & { onOpen: () => void }) => {
  const label = useTranslate()(text('action.manage'));
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={`${label}: ${username}`}
      onClick={onOpen}
      size="small"
    >
      {label}
    </Button>
  );
};
