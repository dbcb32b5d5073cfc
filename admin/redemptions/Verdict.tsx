import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { placeIn, slotText } from '../../api/contract/slots.ts';
import type { VoucherState } from '../../api/contract/voucherStates.ts';
import { currentLanguage } from '../providers/language.ts';
import { Facts } from '../ui/Facts.tsx';
import { Note } from '../ui/Note.tsx';
import { shownDay, shownMoment, shownMoney } from '../ui/shown.ts';
import type { Checked, Redeemed } from './checkVoucher.ts';
import type { ShownVoucher } from './offline/offlineVoucher.ts';

interface VerdictProps {
  of: Checked | Redeemed;
  /** What can be done now. */
  children: ReactNode;
}

/** What a voucher is, or what became of it: large, in a colour, and read first by screen readers. */
export const Verdict = ({ of: checked, children }: VerdictProps) => {
  const translate = useTranslate();
  const { voucher, isOffline } = checked;
  const name = verdictOf(checked);
  const heading = useRef<HTMLHeadingElement>(null);
  // The field, or the button, that led here is gone.
  useEffect(() => {
    heading.current?.focus();
    navigator.vibrate?.(name in GOOD ? 80 : [80, 60, 80]);
  }, [name]);
  return (
    <Box component="section" sx={{ ...CARD, borderColor: `${colorOf(name)}.main` }}>
      <Typography component="h2" ref={heading} sx={HEADING} tabIndex={-1} variant="h2">
        {translate(`resources.redemptions.verdicts.${name}`)}
      </Typography>
      {isOffline && <Note sx={{ mb: 1 }}>{translate(offlineNote(name))}</Note>}
      {name === 'unknown' && !isOffline && (
        <Typography>{translate('resources.redemptions.unknownHelp')}</Typography>
      )}
      {voucher && <VoucherFacts voucher={voucher} />}
      {children}
    </Box>
  );
};

const GOOD = { valid: true, partly_used: true, redeemed: true };

/** The key of its heading: an outcome; before a redemption the state, where a used voucher is no success. */
function verdictOf(checked: Checked | Redeemed): string {
  if ('outcome' in checked) return checked.outcome;
  const state = checked.voucher?.state ?? 'unknown';
  return state === 'redeemed' ? 'already' : state;
}

function colorOf(name: string): 'success' | 'warning' | 'error' {
  if (name in GOOD) return 'success';
  return name === 'expired' ? 'warning' : 'error';
}

function offlineNote(name: string): string {
  if (name === 'redeemed') return 'resources.redemptions.offline.stored';
  return `resources.redemptions.offline.${name === 'unknown' ? 'notDownloaded' : 'checkedHere'}`;
}

const VoucherFacts = ({ voucher }: { voucher: ShownVoucher }) => {
  const translate = useTranslate();
  const { code, date, dedication, last, remaining, valid_until } = voucher;
  const locale = currentLanguage();
  const shownDate = date && slotText(date, placeIn(date, locale), locale);
  const given = date?.is_given_back ? GIVEN_BACK[voucher.state] : undefined;
  return (
    <>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }} variant="h3">
        {locale === 'cs' ? voucher.name_cs : voucher.name_en}
      </Typography>
      <Facts
        of={{
          ...(remaining !== null && { remaining: shownMoney(remaining) }),
          ...(dedication && { dedication }),
          ...(shownDate && { date: shownDate }),
          valid_until: shownDay(valid_until),
          code,
          ...(last && { last: [shownMoment(last.at), last.username].filter(Boolean).join(' · ') }),
        }}
      />
      {given && (
        <Alert severity={given} sx={{ mt: 2 }}>
          {translate(`resources.redemptions.givenBack.${given}`)}
        </Alert>
      )}
    </>
  );
};

/** How it is told that the place on its date is free again; before it is used, it is a warning. */
const GIVEN_BACK: Partial<Record<VoucherState, 'warning' | 'info'>> = {
  valid: 'warning',
  partly_used: 'warning',
  redeemed: 'info',
};

const CARD = {
  mt: 2,
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  border: 1,
  borderLeftWidth: 8,
  borderRadius: 1,
};
const HEADING = { mb: 1, '&:focus': { outline: 'none' } };
