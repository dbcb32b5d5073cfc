import {
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUpdateMany,
} from 'react-admin';
import type { BulkField } from './bulkField.ts';
import { useTellFailures } from './useTellFailures.ts';

/** The value that is given to several records, with the key of its name. */
export interface BulkValue {
  field: BulkField;
  value: string | boolean;
  label: string;
}

/** Changes a field of the ticked records. `onEnd` is called when a change that asked has ended. */
export function useBulkChange(onEnd: () => void) {
  const resource = useResourceContext();
  const { onUnselectItems, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const tellFailures = useTellFailures('lists.bulk.failed');
  const [updateMany, { isPending }] = useUpdateMany();

  const change = ({ field, value, label }: BulkValue) => {
    const ids = [...selectedIds];
    const undoable = !field.asks;
    updateMany(
      resource,
      { ids, data: { [field.source]: value } },
      {
        mutationMode: undoable ? 'undoable' : 'pessimistic',
        onSuccess: () => {
          notify('lists.bulk.done', {
            type: 'success',
            undoable,
            messageArgs: {
              field: translate(field.label),
              value: translate(label),
              smart_count: ids.length,
            },
          });
          onUnselectItems();
          onEnd();
          if (!undoable) refresh();
        },
        onError: (error) => {
          tellFailures(error, ids.length);
          onEnd();
          refresh();
        },
      },
    );
  };

  return { change, isPending };
}
