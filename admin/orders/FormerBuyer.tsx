import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { Order } from '../../api/contract/types.ts';
import { ForWriters } from '../ui/access.tsx';
import { useCall } from '../ui/useCall.ts';
import { OrderQuestion } from './OrderQuestion.tsx';

const text = (name: string) => `resources.orders.formerBuyer.${name}`;

/** Says that documents name the buyer as before a correction, and offers corrected ones; else renders nothing. */
export const FormerBuyer = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCall((dataProvider) => dataProvider.reissueDocuments(order.id), {
    done: text('done'),
    failed: 'resources.orders.documents.failed',
    onSuccess: useRefresh(),
    onSettled: () => setAsking(false),
  });
  if (!order.has_former_buyer) return null;
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      {translate(text('content'))}
      <ForWriters>
        <br />
        <Button
          color="inherit"
          onClick={() => setAsking(true)}
          size="small"
          sx={{ mt: 1 }}
          variant="outlined"
        >
          {translate(text('issue'))}
        </Button>
      </ForWriters>
      {isAsking && (
        <OrderQuestion
          confirm={text('issue')}
          content={translate(text('question'))}
          action={{ of: `corrected-documents/${order.id}`, body: {} }}
          isPending={isPending}
          onClose={() => setAsking(false)}
          onConfirm={mutate}
          title={text('title')}
        />
      )}
    </Alert>
  );
};
