import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import {
  BooleanInput,
  EditBase,
  Form,
  SaveButton,
  SelectInput,
  TextInput,
  useNotify,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { addressText } from '../../api/contract/addresses.ts';
import { FIRST_STATUS, mailOfChange } from '../../api/contract/orderStatuses.ts';
import { statusChoice } from '../../api/contract/statusChoices.ts';
import type { Order } from '../../api/contract/types.ts';
import { BackToForm } from '../conflicts/conflict.ts';
import { KEEP_TYPED } from '../form/keepTyped.ts';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { NotConfirmed } from '../form/NotConfirmed.ts';
import { SubmitOnce } from '../form/SubmitOnce.tsx';
import { VersionConflict } from '../form/VersionConflict.tsx';
import { failureNotice } from '../providers/failures.ts';
import { SaveShortcut } from '../shortcuts/SaveShortcut.tsx';
import { Facts } from '../ui/Facts.tsx';
import { reloadLists } from '../ui/reloadLists.ts';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { shownHalere } from '../ui/shown.ts';
import { useEditFailure } from '../ui/useEditFailure.ts';
import { WHOLE } from '../ui/whole.ts';
import { companyOf, pointOf } from './buyerFacts.ts';
import { CorrectButton } from './CorrectButton.tsx';
import { CustomerNote } from './CustomerNote.tsx';
import { FormerBuyer } from './FormerBuyer.tsx';
import { orderChange, statusOrFirst } from './orderInput.ts';
import { priceHalere } from './priceHalere.ts';
import { PaymentBadge } from './StatusBadge.tsx';
import { StatusGuard } from './StatusGuard.tsx';
import { STATUS } from './statusField.ts';
import { TrackingInputs } from './TrackingInputs.tsx';

/** The form of an order, in its dialog. */
export const OrderEdit = ({ id }: { id: number }) => {
  const onError = useEditFailure();
  const outcome = useStatusOutcome();
  return (
    <EditBase<Order>
      id={id}
      mutationMode="pessimistic"
      mutationOptions={{ ...outcome, meta: WHOLE }}
      queryOptions={{ meta: WHOLE, onError }}
      resource="orders"
      transform={orderChange}
    >
      <StatusForm />
    </EditBase>
  );
};

/** Reports the result: 'Order {id} status changed to "{label}"', or that it was saved. */
function useStatusOutcome() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const translate = useTranslate();
  return {
    onSuccess: ({ id, status }: Order, { previousData }: { previousData?: Order }) => {
      const outcome = status === previousData?.status ? 'saved' : 'status';
      const label = translate(`resources.orders.statuses.${status}`);
      const messageArgs = { id, label };
      notify(`resources.orders.notifications.${outcome}`, { type: 'success', messageArgs });
      reloadLists(queryClient, 'orders');
      redirect('list', 'orders');
    },
    onError: (error: unknown) => {
      if (!(error instanceof Error) || error instanceof BackToForm) return;
      if (error instanceof NotConfirmed) return;
      notify(...failureNotice(error));
    },
  };
}

const StatusForm = () => {
  const order = useRecordContext<Order>();
  const redirect = useRedirect();
  const translate = useTranslate();
  if (!order) return <FormSkeleton />;
  return (
    // A correction loads the order anew.
    <Form noValidate resetOptions={KEEP_TYPED}>
      <DialogContent>
        <Summary order={order} />
        <CorrectButton order={order} />
        <FormerBuyer order={order} />
        <StatusInput order={order} />
        <TrackingInputs />
        <TextInput
          helperText="resources.orders.internalNoteHelp"
          maxRows={8}
          multiline
          source="internal_note"
        />
        <TellCustomer order={order} />
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
      <StatusGuard />
      <VersionConflict />
    </Form>
  );
};

/** A deleted order keeps its status: its customer would get mails about it. */
const StatusInput = ({ order }: { order: Order }) => (
  <SelectInput
    choices={STATUS.choices}
    format={(status) => statusChoice(statusOrFirst(status))}
    isRequired
    label="resources.orders.fields.status"
    source="status"
    {...(order.hidden_at !== null && {
      helperText: 'resources.orders.hidden.statusHelp',
      readOnly: true,
    })}
  />
);

/** For a status that mails the customer, says so and offers to skip the mail. */
const TellCustomer = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const status = useWatch({ name: 'status' });
  if (mailOfChange(order.status || FIRST_STATUS, status || FIRST_STATUS) === null) return null;
  return (
    <BooleanInput
      defaultValue
      helperText={translate('resources.orders.tellHelp', { email: order.customer_email })}
      source="tell_customer"
    />
  );
};

const Summary = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const notGiven = translate('resources.orders.notGiven');
  return (
    <Facts
      of={{
        customer_name: order.customer_name,
        ...companyOf(order),
        customer_email: order.customer_email,
        customer_phone: order.customer_phone,
        ...(order.customer_address && { customer_address: addressText(order.customer_address) }),
        ...(order.customer_note && { customer_note: <CustomerNote order={order} /> }),
        shipping_name: order.shipping_name || notGiven,
        ...pointOf(order),
        payment_name: order.payment_name || notGiven,
        total: shownHalere(priceHalere(order)),
        payment_state: <PaymentBadge order={order} />,
      }}
      sx={{
        mb: 2,
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& dt': { typography: 'body2' },
      }}
    />
  );
};
