import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { VoucherDetail, VoucherExtension } from '../../api/contract/types.ts';
import { voucherCancelReasonLabels } from '../../api/contract/voucherStates.ts';
import { isCorrectable, REDEEMABLE_STATES } from '../../api/contract/vouchers.ts';
import { currentLanguage } from '../providers/language.ts';
import { ForWriters, useMayRead } from '../ui/access.tsx';
import { Facts } from '../ui/Facts.tsx';
import { LIST_ROW } from '../ui/listRow.ts';
import { Note } from '../ui/Note.tsx';
import { ShowPanel } from '../ui/ShowPanel.tsx';
import { shownDay, shownMoment } from '../ui/shown.ts';
import { DedicationDialog } from './DedicationDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { Redemption } from './Redemption.tsx';
import { Remaining, VoucherStateBadge, voucherName } from './voucherParts.tsx';

/** One voucher with its redemptions and extensions, in a panel next to the list. */
export const VoucherDetails = () => (
  <ShowPanel<VoucherDetail> title={(voucher) => voucher?.code ?? ''}>
    {(voucher) => (
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <VoucherFacts voucher={voucher} />
        <Actions voucher={voucher} />
        <Section none="noRedemptions" title="redemptions">
          {voucher.redemptions.map((redemption) => (
            <Redemption key={redemption.id} of={redemption} />
          ))}
        </Section>
        {voucher.extensions.length > 0 && (
          <Section title="extensions">
            {voucher.extensions.map((extension) => (
              <Extension key={extension.id} of={extension} />
            ))}
          </Section>
        )}
      </Box>
    )}
  </ShowPanel>
);

const VoucherFacts = ({ voucher }: { voucher: VoucherDetail }) => {
  const { cancel_reason, cancelled_at, customer_name, dedication, order_id } = voucher;
  return (
    <Facts
      of={{
        state: <VoucherStateBadge of={voucher} />,
        product: voucherName(voucher),
        ...(voucher.value !== null && { remaining: <Remaining of={voucher} /> }),
        ...(dedication && { dedication }),
        valid_until: shownDay(voucher.valid_until),
        order_id: (
          <>
            <Link component={LinkBase} to={`/orders/${order_id}/show`}>
              {formatOrderNumber(order_id)}
            </Link>
            {customer_name && ` ${customer_name}`}
          </>
        ),
        issued_at: shownMoment(voucher.issued_at),
        ...(cancelled_at && {
          cancelled_at: [
            cancel_reason && voucherCancelReasonLabels(currentLanguage())[cancel_reason],
            shownMoment(cancelled_at),
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      }}
    />
  );
};

const Actions = ({ voucher }: { voucher: VoucherDetail }) => {
  const translate = useTranslate();
  const [isExtending, setExtending] = useState(false);
  const [isDedicating, setDedicating] = useState(false);
  const mayRedeem = useMayRead('redemptions');
  const { state, code } = voucher;
  const isRedeemable = REDEEMABLE_STATES.includes(state);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {mayRedeem && isRedeemable && (
        <Button component={LinkBase} state={{ code }} to="/redemptions" variant="contained">
          {translate('resources.vouchers.action.redeem')}
        </Button>
      )}
      <ForWriters>
        {isCorrectable(state) && (
          <>
            <Button onClick={() => setExtending(true)} variant="outlined">
              {translate('resources.vouchers.action.extend')}
            </Button>
            <Button onClick={() => setDedicating(true)} variant="outlined">
              {translate('resources.vouchers.action.dedicate')}
            </Button>
          </>
        )}
      </ForWriters>
      <Button
        color="inherit"
        href={`/api/orders/admin/orders/print/vouchers/${voucher.id}`}
        rel="noopener"
        target="_blank"
      >
        PDF
      </Button>
      {isExtending && <ExtendDialog onClose={() => setExtending(false)} voucher={voucher} />}
      {isDedicating && (
        <DedicationDialog
          dedication={voucher.dedication}
          of={{ order: voucher.order_id, voucher: voucher.id }}
          onClose={() => setDedicating(false)}
        />
      )}
    </Box>
  );
};

interface SectionProps {
  /** Message keys below `resources.vouchers`. */
  title: string;
  none?: string;
  children: ReactNode[];
}

const Section = ({ title, none, children }: SectionProps) => {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h3" sx={{ mt: 3 }} variant="h3">
        {translate(`resources.vouchers.${title}`)}
      </Typography>
      {children.length === 0 && none && <Note>{translate(`resources.vouchers.${none}`)}</Note>}
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {children}
      </Box>
    </>
  );
};

const Extension = ({ of: { from, to, reason, username, at } }: { of: VoucherExtension }) => (
  <Box component="li" sx={LIST_ROW}>
    <Typography>{`${shownDay(from)} → ${shownDay(to)}`}</Typography>
    <Typography variant="body2">{reason}</Typography>
    <Note>{[shownMoment(at), username].filter(Boolean).join(' · ')}</Note>
  </Box>
);
