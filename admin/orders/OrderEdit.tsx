import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  EditBase,
  Form,
  SaveButton,
  SelectInput,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { ORDER_STATUSES } from '../../api/contract/constants.ts';
import type { Order } from '../../api/contract/types.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { SubmitOnce } from '../form/SubmitOnce.tsx';
import { VersionConflict } from '../form/VersionConflict.tsx';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { useEditFailure } from '../layout/useEditFailure.ts';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { SaveShortcut } from '../shortcuts/SaveShortcut.tsx';
import { isWholeOrder } from './isWholeOrder.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { orPending, statusUpdate } from './statusUpdate.ts';
import { useStatusOutcome } from './useStatusOutcome.ts';

const statusChoices = ORDER_STATUSES.map((id) => ({ id, name: `resources.orders.statuses.${id}` }));

/** Changes an order's status, to any other (back-office §2, Edit modal). */
export const OrderEdit = () => {
  const id = useOpenRecord('edit');
  const onError = useEditFailure();
  const outcome = useStatusOutcome();
  return (
    <OrderDialog id={id} title="resources.orders.page.edit" view="edit">
      {id !== null && (
        <EditBase<Order>
          id={Number(id)}
          key={id}
          mutationMode="pessimistic"
          mutationOptions={outcome}
          queryOptions={{ onError }}
          resource="orders"
          transform={statusUpdate}
        >
          <StatusForm />
        </EditBase>
      )}
    </OrderDialog>
  );
};

const StatusForm = () => {
  const order = useRecordContext<Order>();
  const redirect = useRedirect();
  const translate = useTranslate();
  if (!isWholeOrder(order)) return <FormSkeleton />;
  return (
    <Form>
      <DialogContent>
        <OrderSummary order={order} />
        <SelectInput
          choices={statusChoices}
          format={orPending}
          isRequired
          label="resources.orders.fields.status"
          source="status"
        />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={() => redirect('list', 'orders')}>
          {translate('ra.action.cancel')}
        </Button>
        <SaveButton alwaysEnable label="resources.orders.action.save" />
      </DialogActions>
      <LeaveGuard />
      <SubmitOnce />
      <SaveShortcut />
      <VersionConflict />
    </Form>
  );
};
