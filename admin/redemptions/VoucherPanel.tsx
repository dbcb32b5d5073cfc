import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useTranslate } from 'react-admin';
import { REDEEMABLE_STATES } from '../../api/contract/vouchers.ts';
import { newIdempotencyKey } from '../form/idempotencyKey.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reasonOf } from '../providers/failures.ts';
import { LoadingForm } from '../ui/Loaded.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { checkVoucher, redeemVoucher } from './checkVoucher.ts';
import { preparedStore } from './offline/offline.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { Verdict } from './Verdict.tsx';

interface VoucherPanelProps {
  /** Without hyphens. */
  code: string;
  /** Leads to the next code. */
  onNext: () => void;
}

/** The voucher of a code, and the button that redeems it; then what became of it. */
export const VoucherPanel = ({ code, onNext }: VoucherPanelProps) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { identity } = useGetIdentity();
  // One for all attempts: however often it is sent, the voucher is redeemed once.
  const [key] = useState(newIdempotencyKey);
  const check = useQuery({
    queryKey: ['redemptions', 'check', key],
    queryFn: async () => checkVoucher(code, dataProvider, await preparedStore()),
    // Without network the device itself answers.
    networkMode: 'always',
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const queries = useQueryClient();
  const redeem = useMutation({
    mutationFn: async (amount: number | null) => {
      const asked = { key, code, amount, username: identity?.fullName ?? '' };
      return redeemVoucher(asked, dataProvider, await preparedStore());
    },
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: ['vouchers'] }),
  });
  const next = <NextButton isMain={redeem.isSuccess || isRefused(check.data)} onNext={onNext} />;
  if (redeem.data) return <Verdict of={redeem.data}>{next}</Verdict>;
  if (check.error) {
    return (
      <>
        <RetryAlert retry={check.refetch}>{reasonOf(check.error)}</RetryAlert>
        {next}
      </>
    );
  }
  if (!check.data) return <LoadingForm label="resources.redemptions.checking" />;
  const { voucher } = check.data;
  return (
    <Verdict of={check.data}>
      {voucher && !isRefused(check.data) && (
        <RedeemForm
          error={redeem.error}
          isRunning={redeem.isPending}
          onRedeem={redeem.mutate}
          voucher={voucher}
        />
      )}
      {next}
    </Verdict>
  );
};

const isRefused = (checked: { voucher: { state: string } | null } | undefined): boolean =>
  checked !== undefined && !REDEEMABLE_STATES.some((state) => state === checked.voucher?.state);

const NextButton = ({ isMain, onNext }: { isMain: boolean; onNext: () => void }) => (
  <Button
    fullWidth
    onClick={onNext}
    size="large"
    sx={{ mt: 1.5, py: 1.5 }}
    variant={isMain ? 'contained' : 'outlined'}
  >
    {useTranslate()('resources.redemptions.next')}
  </Button>
);
