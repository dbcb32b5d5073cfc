import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { numberText } from '../form/typedNumber.ts';
import { reasonOf } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { shownMoney } from '../ui/shown.ts';
import { restAfter, typedAmount } from './amounts.ts';
import type { ShownVoucher } from './offline/offlineVoucher.ts';

interface RedeemFormProps {
  voucher: ShownVoucher;
  isRunning: boolean;
  error: Error | null;
  /** Gets the crowns to take; null for an experience. */
  onRedeem: (amount: number | null) => void;
}

/** Confirms a redemption; of a money voucher a part may be taken. */
export const RedeemForm = ({ voucher, isRunning, error, onRedeem }: RedeemFormProps) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) =>
    translate(`resources.redemptions.redeem.${name}`, params);
  const { remaining } = voucher;
  const [typed, setTyped] = useState(() => numberText(remaining, currentLanguage()));
  const amount = remaining === null ? null : typedAmount(typed, remaining);
  const isWrong = remaining !== null && amount === null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong && !isRunning) onRedeem(amount);
      }}
      sx={{ mt: 2 }}
    >
      {remaining !== null && (
        <TextField
          error={isWrong}
          helperText={
            amount === null
              ? text('wrong', { remaining: shownMoney(remaining) })
              : text('rest', { rest: shownMoney(restAfter(remaining, amount)) })
          }
          label={text('amount')}
          margin="none"
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          slotProps={{
            formHelperText: { role: 'status' },
            htmlInput: { autoComplete: 'off', inputMode: 'decimal' },
          }}
          sx={{ mb: 2 }}
          value={typed}
        />
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {reasonOf(error)} {text('again')}
        </Alert>
      )}
      <Button
        disabled={isWrong}
        fullWidth
        loading={isRunning}
        size="large"
        sx={{ py: 1.75 }}
        type="submit"
        variant="contained"
      >
        {amount === null ? text('whole') : text('part', { amount: shownMoney(amount) })}
      </Button>
    </Box>
  );
};
