import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DataTable, RecordContextProvider, useRefresh, useTranslate } from 'react-admin';
import type { ApiToken, ApiTokenMade } from '../../api/contract/types.ts';
import { ReadList, scrollingTable } from '../lists/ReadList.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Note } from '../ui/Note.tsx';
import { shownMoment } from '../ui/shown.ts';
import { MadeToken } from './MadeToken.tsx';
import { NewToken } from './NewToken.tsx';

const Column = DataTable.Col<ApiToken>;
const text = (name: string) => `resources.api-tokens.${name}`;

/** API tokens: create, show once, list and revoke. */
export const TokenList = () => {
  const refresh = useRefresh();
  const [made, setMade] = useState<ApiTokenMade | null>(null);
  const show = (token: ApiTokenMade) => {
    setMade(token);
    refresh();
  };
  return (
    <ReadList<ApiToken>
      about={text('about')}
      action={revoke}
      card={card}
      columns={columns}
      tableSx={scrollingTable('8rem', { verticalAlign: 'top' })}
      tools={
        <>
          <NewToken onMade={show} />
          {made && <MadeToken made={made} onClose={() => setMade(null)} />}
        </>
      }
    />
  );
};

const card = (token: ApiToken) => (
  <>
    <Name token={token} />
    <Rights token={token} />
    <TokenStatus token={token} />
    <LastUse token={token} />
  </>
);
const revoke = (token: ApiToken) => <Revoke token={token} />;

const columns = (
  <>
    <Column render={(token) => <Name token={token} />} source="name" />
    <Column disableSort render={(token) => <Rights token={token} />} source="scopes" />
    <Column disableSort render={(token) => <TokenStatus token={token} />} source="state" />
    <Column render={(token) => <LastUse token={token} />} source="last_used_at" />
  </>
);

interface OfToken {
  token: ApiToken;
}

const Name = ({ token: { name, shown, created_by, created_at } }: OfToken) => {
  const translate = useTranslate();
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 650 }} variant="body2">
        {name}
      </Typography>
      <Note>
        <code>{shown}…</code>
        {` · ${translate(text('made'), { name: created_by, moment: shownMoment(created_at) })}`}
      </Note>
    </>
  );
};

const Rights = ({ token: { scopes } }: OfToken) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2">
      {scopes.map((scope) => translate(text(`scopes.${scope}`))).join(', ')}
    </Typography>
  );
};

const COLORS = {
  active: 'success',
  expired: 'default',
  revoked: 'default',
  stopped: 'warning',
} as const;

/** Whether a token is valid and until when, or why it is not. */
const TokenStatus = ({ token: { state, expires_at, revoked_at } }: OfToken) => {
  const translate = useTranslate();
  const when = revoked_at ?? expires_at;
  return (
    <>
      <Mark color={COLORS[state]} label={translate(text(`states.${state}`))} />
      {when && (
        <Note>
          {state === 'active'
            ? translate(text('until'), { moment: shownMoment(when) })
            : shownMoment(when)}
        </Note>
      )}
    </>
  );
};

const LastUse = ({ token: { last_used_at } }: OfToken) => {
  const translate = useTranslate();
  return (
    <Typography variant="body2">
      {last_used_at
        ? translate(text('used'), { moment: shownMoment(last_used_at) })
        : translate(text('unused'))}
    </Typography>
  );
};

const Revoke = ({ token }: OfToken) =>
  token.revoked_at === null && (
    <RecordContextProvider value={token}>
      <DeleteWithConfirm item={token.name} word={text('action.revoke')} />
    </RecordContextProvider>
  );
