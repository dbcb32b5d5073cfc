import Checkbox from '@mui/material/Checkbox';
import {
  useDataTableCallbacksContext,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';

/** The checkbox that selects a record, labelled with the record's name. */
export const SelectRecord = () => {
  const record = useRecordContext();
  const { onToggleItem, resource, selectedIds } = useListContext();
  // In a table, a click with Shift selects all rows since the last one.
  const { handleToggleItem = onToggleItem } = useDataTableCallbacksContext();
  const represent = useGetRecordRepresentation(resource);
  const translate = useTranslate();
  if (!record) return null;
  const name = String(represent(record));
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => {
        // A click on the row opens the record.
        event.stopPropagation();
        handleToggleItem(record.id, event);
      }}
      slotProps={{ input: { 'aria-label': translate('lists.select', { name }) } }}
    />
  );
};
