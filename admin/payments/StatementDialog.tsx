import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { isKeptVerdict, isOpenVerdict } from '../../api/contract/movementVerdicts.ts';
import { parseOrderNumber } from '../../api/contract/orders.ts';
import type { StatementOutcome, StatementReview, StatementRow } from '../../api/contract/types.ts';
import { FileToReview } from '../pictures/FileToReview.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { shownMoney } from '../ui/shown.ts';
import { useReviewedFile } from '../ui/useReviewedFile.ts';
import { MOVEMENT_ROW, MovementFacts, withChosenOrder } from './MovementFacts.tsx';
import { OrderField } from './OrderField.tsx';

/** The decision on a row: whether to book it, and to which order. */
type Decision = { isTicked: boolean; number: string };

/** Only certain matches are preselected; an order matching the symbol is proposed. */
const firstDecision = ({ verdict, order }: StatementRow): Decision => ({
  isTicked: verdict === 'match',
  number: String(order?.id ?? ''),
});

const TEXTS = 'resources.payments.statement';

/** Imports a bank statement: its movements are reviewed before booking. */
export const StatementDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [decided, setDecided] = useState<Record<string, Decision>>({});
  const text = (name: string, params?: object) => translate(`${TEXTS}.${name}`, params);
  const decisionOn = (row: StatementRow) => decided[row.external_id] ?? firstDecision(row);
  const decisionsOn = (rows: readonly StatementRow[]) =>
    rows
      .filter((row) => isOpenVerdict(row.verdict) && decisionOn(row).isTicked)
      .map((row) => ({
        external_id: row.external_id,
        order_id: parseOrderNumber(decisionOn(row).number),
      }));
  const file = useReviewedFile<StatementReview, StatementOutcome>({
    review: async (statement) => {
      const read = await dataProvider.reviewStatement(statement);
      setDecided({});
      return read;
    },
    send: (statement, { rows }) => dataProvider.bookStatement(statement, decisionsOn(rows)),
  });
  const { review, outcome, isBusy } = file;
  const isReviewing = review !== null && !outcome;
  const hasNew = review?.rows.some(({ verdict }) => isKeptVerdict(verdict)) ?? false;

  return (
    <LargeDialog aria-labelledby="statement-title" onClose={() => !isBusy && onClose()}>
      <DialogTitle id="statement-title" variant="h2">
        {text('title')}
      </DialogTitle>
      <DialogContent>
        <FileToReview accept=".csv,.json,.gpc,.abo,.txt" of={file} texts={TEXTS} />
        {isReviewing && (
          <>
            <Typography>
              {[
                text('account', { account: review.account }),
                text('rows', { smart_count: review.rows.length }),
              ].join(' · ')}
            </Typography>
            {review.is_other_account && (
              <Alert severity="warning" sx={{ my: 1.5 }}>
                {text('otherAccount')}
              </Alert>
            )}
            <Typography color="textSecondary">{text(hasNew ? 'kept' : 'nothingNew')}</Typography>
            <Box component="ul" sx={{ p: 0 }}>
              {review.rows.map((row, index) => (
                <ReviewRow
                  decision={decisionOn(row)}
                  // biome-ignore lint/suspicious/noArrayIndexKey: A file may repeat a row, and they stay in order.
                  key={`${index}/${row.external_id}`}
                  onChange={(decision) => setDecided({ ...decided, [row.external_id]: decision })}
                  row={row}
                />
              ))}
            </Box>
          </>
        )}
        {outcome && (
          <Alert severity="success">
            <div>{text('booked', { count: outcome.booked })}</div>
            <div>{text('keptCount', { count: outcome.kept })}</div>
            <div>{text('known', { count: outcome.known })}</div>
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        {isReviewing && (
          <Button color="inherit" disabled={isBusy} onClick={file.reset}>
            {text('back')}
          </Button>
        )}
        <Button color="inherit" disabled={isBusy} onClick={onClose}>
          {translate(outcome ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {isReviewing && (
          <Button
            disabled={isBusy || decisionsOn(review.rows).some(({ order_id }) => order_id === null)}
            onClick={file.confirm}
            variant="contained"
          >
            {hasNew ? text('book') : translate('ra.action.confirm')}
          </Button>
        )}
      </DialogActions>
    </LargeDialog>
  );
};

interface ReviewRowProps {
  row: StatementRow;
  decision: Decision;
  onChange: (decision: Decision) => void;
}

const ReviewRow = ({ row, decision, onChange }: ReviewRowProps) => {
  const translate = useTranslate();
  const isOpen = isOpenVerdict(row.verdict);
  const amount = shownMoney(row.amount);
  const chosenId = isOpen && decision.isTicked ? parseOrderNumber(decision.number) : null;
  const label = translate(`${TEXTS}.tick`, { payer: row.payer, amount });
  return (
    <Box component="li" sx={MOVEMENT_ROW}>
      <Checkbox
        checked={isOpen && decision.isTicked}
        disabled={!isOpen}
        onChange={({ target }) => onChange({ ...decision, isTicked: target.checked })}
        slotProps={{ input: { 'aria-label': label } }}
        sx={{ p: 0.5 }}
      />
      <MovementFacts of={withChosenOrder(row, chosenId)} />
      {isOpen && decision.isTicked && (
        <OrderField
          amount={row.amount}
          error={parseOrderNumber(decision.number) === null}
          onChange={(number) => onChange({ ...decision, number })}
          shownId={row.order?.id}
          suggestions={row.suggestions}
          value={decision.number}
        />
      )}
    </Box>
  );
};
