import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FactorChanged, SecondFactor as State } from '../../api/contract/types.ts';
import { AskDialog, PASSWORD } from '../ui/AskDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { named } from '../ui/named.ts';
import { shownDay } from '../ui/shown.ts';
import { AppDialog } from './AppDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RequireSecondFactor } from './RequireSecondFactor.tsx';
import { ROW } from './SignIns.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

/** The open dialog: a setup, or a password confirmation. */
type Open =
  | { what: 'app' | 'passkey' }
  | { what: 'removeApp' | 'renewCodes' }
  | { what: 'removePasskey'; id: number; name: string };

/** The user's own authenticator app, passkeys and recovery codes. */
export const SecondFactor = () => (
  <Loaded query={useSecondFactor()}>{(state) => <Factors state={state} />}</Loaded>
);

const Factors = ({ state }: { state: State }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { dataProvider, show } = useSecondFactor();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<string[]>([]);
  const close = () => setOpen(undefined);
  const done = (changed: FactorChanged) => {
    show(changed);
    close();
    setCodes(changed.new_codes);
    if (changed.new_codes.length === 0) notify('resources.profile.done', { type: 'success' });
  };
  const remove = (password: string) => {
    if (open?.what === 'removePasskey') return dataProvider.removePasskey(open.id, password);
    return open?.what === 'removeApp'
      ? dataProvider.removeApp(password)
      : dataProvider.renewRecoveryCodes(password);
  };
  const button = (key: string, next: Open, name?: string) => (
    <Button
      aria-haspopup="dialog"
      aria-label={named(translate(key), name)}
      onClick={() => setOpen(next)}
      size="small"
    >
      {translate(key)}
    </Button>
  );
  const has = state.has_app || state.passkeys.length > 0;
  return (
    <>
      {state.is_demanded && !has && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('resources.profile.security.mustEnrol')}
        </Alert>
      )}
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('resources.profile.security.text')}
      </Typography>
      <Row
        actions={
          <>
            {button(`resources.profile.app.${state.has_app ? 'replace' : 'add'}`, { what: 'app' })}
            {state.has_app &&
              button('resources.profile.remove', { what: 'removeApp' }, translate(APP))}
          </>
        }
        text={translate(`resources.profile.app.${state.has_app ? 'is' : 'isNot'}`)}
        title={translate(APP)}
      />
      <Row
        actions={
          state.can_have_passkeys &&
          'PublicKeyCredential' in window &&
          button('resources.profile.passkeys.add', { what: 'passkey' })
        }
        text={translate(
          `resources.profile.passkeys.${state.can_have_passkeys ? 'text' : 'cannot'}`,
        )}
        title={translate('resources.profile.passkeys.title')}
      >
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {state.passkeys.map(({ id, name, created_at, last_used_at }) => (
            <Box component="li" key={id} sx={KEY}>
              <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
                <Note>
                  {translate(`resources.profile.passkeys.${last_used_at ? 'used' : 'unused'}`, {
                    created: shownDay(created_at),
                    used: shownDay(last_used_at),
                  })}
                </Note>
              </Box>
              {button('resources.profile.remove', { what: 'removePasskey', id, name }, name)}
            </Box>
          ))}
        </Box>
      </Row>
      {has && (
        <Row
          actions={button('resources.profile.codes.renew', { what: 'renewCodes' })}
          text={translate('resources.profile.codes.left', { smart_count: state.recovery_codes })}
          title={translate('resources.profile.codes.heading')}
        />
      )}
      <RequireSecondFactor state={state} />
      {open?.what === 'app' && <AppDialog onClose={close} onDone={done} />}
      {open?.what === 'passkey' && <PasskeyDialog onClose={close} onDone={done} />}
      {open && open.what !== 'app' && open.what !== 'passkey' && (
        <AskDialog
          asked={[PASSWORD]}
          onClose={close}
          run={async ({ password = '' }) => done(await remove(password))}
          submit={`resources.profile.${open.what === 'renewCodes' ? 'codes.renew' : 'remove'}`}
          title={`resources.profile.${open.what}`}
        >
          <Typography>
            {'name' in open && <strong>{open.name}. </strong>}
            {translate('resources.profile.endsOthers')}
          </Typography>
        </AskDialog>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </>
  );
};

const APP = 'resources.profile.app.heading';

interface RowProps {
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
}

const Row = ({ title, text, actions, children }: RowProps) => (
  <Box sx={ROW}>
    <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      <Typography variant="body2">{text}</Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    {children && <Box sx={{ flexBasis: '100%' }}>{children}</Box>}
  </Box>
);

const KEY = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1, pl: 2 };
