import Visibility from '@mui/icons-material/Visibility';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';

/** Opens an order's details (back-office §2). */
export const DetailsLink = () => {
  const order = useRecordContext();
  const translate = useTranslate();
  const label = translate('resources.orders.action.details');
  return order ? (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        component={LinkBase}
        size="small"
        to={`/orders/${order.id}/show`}
      >
        <Visibility fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : null;
};
