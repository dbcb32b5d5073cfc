/** Texts of the shipping methods. */
export const shippingMethods = {
  name: 'Shipping method |||| Shipping methods',
  empty: 'No shipping methods found',
  invite: 'Without one, nobody can order.',
  page: {
    list: 'Shipping methods',
    create: 'New shipping method',
    edit: 'Edit shipping method: %{record}',
  },
  action: { add: 'Add shipping method' },
  message: { delete_content: 'Are you sure you want to delete this shipping method?' },
  notifications: {
    created: 'Shipping method added successfully',
    updated: 'Shipping method updated successfully',
    deleted:
      'Shipping method deleted successfully |||| %{smart_count} shipping methods deleted successfully',
  },
  failures: {
    load: 'Failed to load shipping methods',
    edit: 'Failed to load shipping method for editing',
    save: 'Failed to save shipping method: %{reason}',
    delete: 'Failed to delete shipping method: %{reason}',
  },
} as const;
