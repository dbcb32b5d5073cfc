/** Texts of every list: what stands over it, and what is done with several records. */
export const lists = {
  loading: 'Loading…',
  inactive: 'Inactive',
  sortBy: 'Sort',
  select: 'Select: %{name}',
  filters: 'Filters',
  clearFilters: 'Remove all filters',
  columns: { title: 'Columns', reset: 'Default columns' },
  saved: {
    title: 'Saved',
    none: 'Nothing saved yet. Filter or sort the list, then save that here under a name.',
    save: 'Save current query',
    name: 'Name of the query',
    named: 'Give the query a name of up to %{maximum} characters.',
    full: 'There are %{maximum} saved queries. Remove one to save another.',
    remove: 'Remove saved query: %{name}',
    done: 'Query “%{name}” saved',
    removed: 'Query “%{name}” removed',
  },
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
    deleted: 'Deleted: one record |||| Deleted: %{smart_count} records',
  },
} as const;
