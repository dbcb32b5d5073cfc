/** Texts of every list: what stands over it, and what is done with several records. */
export const lists = {
  loading: 'Loading…',
  inactive: 'Inactive',
  sortBy: 'Sort',
  select: 'Select: %{name}',
  columns: { title: 'Columns', reset: 'Default columns' },
  export: {
    action: 'Export',
    running: 'Preparing the file…',
    done: 'Exported: one record |||| Exported: %{smart_count} records',
  },
  bulk: {
    change: 'Change',
    title: 'Change one record? |||| Change %{smart_count} records?',
    content: '%{field}: %{value}',
    done: '%{field}: %{value} – one record changed |||| %{field}: %{value} – %{smart_count} records changed',
    failed:
      'One of %{count} records could not be changed. %{reason} |||| %{smart_count} of %{count} records could not be changed. %{reason}',
    notDeleted:
      'One of %{count} records could not be deleted. %{reason} |||| %{smart_count} of %{count} records could not be deleted. %{reason}',
  },
} as const;
