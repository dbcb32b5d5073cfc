import { BooleanInput } from 'react-admin';

/** Whether visitors see the record; yes unless said otherwise (back-office §9). */
export const ActiveInput = () => (
  <BooleanInput
    defaultValue
    label="paddock.fields.is_active"
    source="is_active"
    helperText={false}
  />
);
