import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useTranslate } from 'react-admin';
import type { SignIn } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Note } from '../ui/Note.tsx';
import { named } from '../ui/named.ts';
import { shownAge, shownMoment } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';

/** Cache key shared by everyone's sign-ins. */
export const SIGN_INS = 'sign-ins';

/** Active sign-ins of an account, which can be ended; `of` is their API path. */
export const SignIns = ({ of }: { of: string }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  const queryKey = [SIGN_INS, of];
  const query = useQuery({ queryKey, queryFn: () => dataProvider.signIns(of) });
  const [isAsking, setAsking] = useState(false);
  const { mutate: end, isPending } = useCall(
    (_, id: string | undefined) =>
      id === undefined ? dataProvider.endSignIns(of) : dataProvider.endSignIn(of, id),
    {
      done: 'resources.profile.signIns.ended',
      onSuccess: (left) => queryClient.setQueryData(queryKey, left),
      onError: () => query.refetch(),
      onSettled: () => setAsking(false),
    },
  );
  return (
    <Loaded query={query}>
      {(signIns) => {
        const hasOwn = signIns.some(({ is_current }) => is_current);
        const all = `resources.profile.signIns.${hasOwn ? 'endOthers' : 'endAll'}`;
        return (
          <>
            {signIns.length === 0 && (
              <Typography>{translate('resources.profile.signIns.none')}</Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {signIns.map((signIn) => (
                <Row
                  isDisabled={isPending}
                  key={signIn.id}
                  onEnd={() => end(signIn.id)}
                  signIn={signIn}
                />
              ))}
            </Box>
            {signIns.length > 1 && (
              <Button
                aria-haspopup="dialog"
                onClick={() => setAsking(true)}
                sx={{ mt: 1 }}
                variant="outlined"
              >
                {translate(all)}
              </Button>
            )}
            <Confirm
              confirm={all}
              confirmColor="warning"
              content={`${all}Text`}
              isOpen={isAsking}
              loading={isPending}
              onClose={() => setAsking(false)}
              onConfirm={() => end(undefined)}
              title={all}
            />
          </>
        );
      }}
    </Loaded>
  );
};

interface RowProps {
  signIn: SignIn;
  isDisabled: boolean;
  onEnd: () => void;
}

const Row = ({ signIn, isDisabled, onEnd }: RowProps) => {
  const translate = useTranslate();
  const { device, address, created_at, last_used_at, is_current } = signIn;
  const end = translate('resources.profile.signIns.end');
  const used = shownAge(last_used_at);
  const created = shownMoment(created_at);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 650 }}>
          {device}
          {is_current && (
            <Mark color="success" label={translate('resources.profile.signIns.current')} />
          )}
        </Box>
        <Note>
          {address && `${address} · `}
          {translate('resources.profile.signIns.times', { used, created })}
        </Note>
      </Box>
      {!is_current && (
        <Button
          aria-label={named(end, `${device}, ${used}`)}
          disabled={isDisabled}
          onClick={onEnd}
          size="small"
        >
          {end}
        </Button>
      )}
    </Box>
  );
};

/** A row of the profile: a state and its actions. */
export const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
