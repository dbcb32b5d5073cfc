import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isOrderStatus } from '../../api/contract/orderStatuses.ts';
import type { BulkQuestionProps, DeleteQuestionProps } from '../lists/questions.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Consequences } from './Consequences.tsx';
import { type PlannedAction, useConsequences } from './useConsequences.ts';

/** A switch that decides whether something follows from the action. */
interface Choice {
  value: boolean;
  onChange: (value: boolean) => void;
}

interface OrderQuestionProps {
  action: PlannedAction;
  /** How many orders it is about. */
  count?: number;
  /** Message keys; the title may count orders. */
  title: string;
  confirm: string;
  content?: string;
  /** Of the button that closes it, and parameters of the title. */
  cancel?: string;
  messageArgs?: object;
  /** The switch for mails to customers, where the action leaves the choice. */
  tell?: Choice;
  /** The switch for pieces that go back into stock, where the action leaves the choice. */
  restock?: Choice;
  isPending?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something that moves money or mails customers, and says what it would cause. */
export const OrderQuestion = (props: OrderQuestionProps) => {
  const { action, count = 1, title, confirm, content, tell, restock, isPending = false } = props;
  const translate = useTranslate();
  const caused = useConsequences(action);
  return (
    <FormDialog
      isGuarded={false}
      disabled={isPending || caused.isFetching || caused.isError}
      onClose={props.onClose}
      onSubmit={props.onConfirm}
      submit={confirm}
      title={title}
      messageArgs={{ smart_count: count, ...props.messageArgs }}
      {...(props.cancel && { cancel: props.cancel })}
    >
      {content && <DialogContentText>{content}</DialogContentText>}
      <Consequences count={count} of={caused} />
      {restock && (
        <ChoiceSwitch
          choice={restock}
          count={caused.data?.pieces?.returned}
          label={translate('resources.orders.withdrawals.restock')}
        />
      )}
      {tell && (
        <ChoiceSwitch
          choice={tell}
          count={caused.data?.mails}
          label={translate('resources.orders.consequences.tell', { smart_count: count })}
        />
      )}
    </FormDialog>
  );
};

interface ChoiceSwitchProps {
  choice: Choice;
  /** How many times what it decides about would follow. */
  count: number | undefined;
  label: string;
}

/** Offered once something would follow; it stays while its own change is checked, and keeps the focus. */
const ChoiceSwitch = ({ choice: { value, onChange }, count = 0, label }: ChoiceSwitchProps) => {
  const [isOffered, setOffered] = useState(!value);
  if (count > 0 && !isOffered) setOffered(true);
  if (!isOffered) return null;
  return (
    <FormControlLabel
      control={<Switch checked={value} onChange={({ target }) => onChange(target.checked)} />}
      label={label}
    />
  );
};

/** Asks before several orders get a status. */
export const StatusQuestion = ({ ids, value, onConfirm, ...props }: BulkQuestionProps) => {
  const [isTold, setTold] = useState(true);
  if (!isOrderStatus(value)) return null;
  const quiet = isTold ? {} : { tell_customer: false };
  return (
    <OrderQuestion
      {...props}
      cancel="resources.orders.consequences.back"
      confirm="lists.bulk.change"
      count={ids.length}
      action={{ of: 'status', body: { ids: ids.map(Number), status: value, ...quiet } }}
      onConfirm={() => onConfirm(quiet)}
      tell={{ value: isTold, onChange: setTold }}
      title="lists.bulk.title"
    />
  );
};

/** Asks before orders are deleted, one or several. */
export const DeletionQuestion = ({ ids, ...props }: DeleteQuestionProps) => {
  const translate = useTranslate();
  const key = ids.length === 1 ? 'delete_content' : 'delete_several';
  return (
    <OrderQuestion
      {...props}
      confirm="ra.action.delete"
      content={translate(`resources.orders.message.${key}`, { smart_count: ids.length })}
      count={ids.length}
      action={{ of: 'deletion', body: { ids: ids.map(Number) } }}
      title="paddock.delete.title"
    />
  );
};
