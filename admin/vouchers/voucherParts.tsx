import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Voucher } from '../../api/contract/types.ts';
import {
  type RedemptionOutcome,
  redemptionOutcomeColor,
  redemptionOutcomeLabels,
  type VoucherState,
  voucherStateColor,
  voucherStateLabels,
} from '../../api/contract/voucherStates.ts';
import { ColorBadge } from '../orders/StatusBadge.tsx';
import { currentLanguage } from '../providers/language.ts';
import { shownMoney } from '../ui/shown.ts';

/** The product's name as it was ordered. */
export const voucherName = ({ name_cs, name_en }: Pick<Voucher, 'name_cs' | 'name_en'>): string =>
  currentLanguage() === 'cs' ? name_cs : name_en;

export const stateLabel = (state: VoucherState): string =>
  voucherStateLabels(currentLanguage())[state] ?? state;

export const OutcomeBadge = ({ outcome }: { outcome: RedemptionOutcome }) => (
  <ColorBadge
    color={redemptionOutcomeColor(outcome)}
    label={redemptionOutcomeLabels(currentLanguage())[outcome] ?? outcome}
  />
);

/** A code in digits of one width, never broken. */
export const Code = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

interface StateProps {
  of: Pick<Voucher, 'state'> & Partial<Pick<Voucher, 'conflicts'>>;
  /** Whether it was withdrawn from and that isn't decided yet. */
  isUndecided?: boolean;
}

/** Its state; in red if it was redeemed again without network. */
export const VoucherStateBadge = ({
  of: { state, conflicts = 0 },
  isUndecided = false,
}: StateProps) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {isUndecided ? (
        <ColorBadge color="yellow" label={translate('resources.vouchers.undecided')} />
      ) : (
        <ColorBadge color={voucherStateColor(state)} label={stateLabel(state)} />
      )}
      {conflicts > 0 && (
        <ColorBadge
          color="red"
          label={translate('resources.vouchers.conflict.mark', { smart_count: conflicts })}
        />
      )}
    </Box>
  );
};

/** What is left of a money voucher, with its first value; nothing for an experience. */
export const Remaining = ({
  of: { remaining, value },
}: {
  of: Pick<Voucher, 'remaining' | 'value'>;
}) => {
  const translate = useTranslate();
  if (remaining === null || value === null) return null;
  if (remaining === value) return shownMoney(remaining);
  return translate('resources.vouchers.left', {
    remaining: shownMoney(remaining),
    value: shownMoney(value),
  });
};
