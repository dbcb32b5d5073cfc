import { DataTable } from 'react-admin';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';

// Elements and no components: what a table may show is read from its columns' own properties.

/** The place in the order that visitors see. */
export const orderColumn = (
  <DataTable.NumberCol label="paddock.fields.display_order" source="display_order" />
);

/** Whether visitors see the record, as a Yes/No badge (back-office §2). */
export const activeColumn = (
  <DataTable.Col
    label="paddock.fields.is_active"
    render={({ is_active }) => <YesNoBadge value={is_active} />}
    source="is_active"
  />
);

/** The number that the API knows the record by. */
export const idColumn = <DataTable.NumberCol label="paddock.fields.id" source="id" />;
