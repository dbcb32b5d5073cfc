import { STATUS_CHOICES } from '../../api/contract/statusChoices.ts';
import { choiceField } from '../lists/columnsAndFilters.tsx';

/** The status of an order, in its list and its form. */
export const STATUS = choiceField('orders', 'status', 'statuses', STATUS_CHOICES);
