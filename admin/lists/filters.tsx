import { BooleanInput, SearchInput } from 'react-admin';

/** The search that every list has. */
export const searchFilter = <SearchInput alwaysOn key="q" source="q" />;

/** Whether visitors see the record. */
export const activeFilter = (
  <BooleanInput defaultValue key="active" label="paddock.fields.is_active" source="is_active" />
);
