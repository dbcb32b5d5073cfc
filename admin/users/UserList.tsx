import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { User } from '../../api/contract/types.ts';
import { ReadList, scrollingTable } from '../lists/ReadList.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Note } from '../ui/Note.tsx';
import { named } from '../ui/named.ts';
import { shownAge, shownMoment } from '../ui/shown.ts';
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
    <LastUse hasLabel user={user} />
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
      <Note>{email}</Note>
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
      <Mark color={COLORS[state]} label={translate(text(`states.${state}`))} />
      {state !== 'invited' && (
        <Note>{translate(text(has_second_factor ? 'factor' : 'noFactor'))}</Note>
      )}
      {state === 'invited' && invited_until && (
        <Note>
          {translate(text(isOver ? 'over' : 'until'), { moment: shownMoment(invited_until) })}
        </Note>
      )}
    </>
  );
};

/** When an account was last used; in a card it says what the time is of. */
const LastUse = ({ user: { last_used_at }, hasLabel = false }: OfUser & { hasLabel?: boolean }) => {
  const translate = useTranslate();
  const label = hasLabel ? `${translate(text('fields.last_used_at'))}: ` : '';
  return (
    <Typography variant="body2">
      {last_used_at ? `${label}${shownAge(last_used_at)}` : translate(text('unused'))}
    </Typography>
  );
};

const Manage = ({ user: { username }, onOpen }: OfUser & { onOpen: () => void }) => {
  const label = useTranslate()(text('action.manage'));
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={named(label, username)}
      onClick={onOpen}
      size="small"
    >
      {label}
    </Button>
  );
};
