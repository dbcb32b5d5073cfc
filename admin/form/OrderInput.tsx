import { minValue, NumberInput } from 'react-admin';

const rules = [minValue(0)];

/** The place of a record among its kind: 0 or more, 0 when nothing is said (back-office §9). */
export const OrderInput = () => (
  <NumberInput
    defaultValue={0}
    label="paddock.fields.display_order"
    min={0}
    source="display_order"
    step={1}
    validate={rules}
  />
);
