/** Texts of the payment methods. */
export const paymentMethods = {
  name: 'Payment method |||| Payment methods',
  empty: 'No payment methods found',
  invite: 'Without one, nobody can order.',
  kindHelp:
    'Decides how the payment is treated; left empty, the English name does. Cards are not offered to customers until a card provider is connected.',
  page: {
    list: 'Payment methods',
    create: 'New payment method',
    edit: 'Edit payment method: %{record}',
  },
  action: { add: 'Add payment method' },
  message: { delete_content: 'Are you sure you want to delete this payment method?' },
  fields: { kind: 'Kind' },
  kinds: { card: 'Card', bank_transfer: 'Bank transfer', cash_on_delivery: 'Cash on delivery' },
  notifications: {
    created: 'Payment method added successfully',
    updated: 'Payment method updated successfully',
    deleted:
      'Payment method deleted successfully |||| %{smart_count} payment methods deleted successfully',
  },
  failures: {
    load: 'Failed to load payment methods',
    edit: 'Failed to load payment method for editing',
    save: 'Failed to save payment method: %{reason}',
    delete: 'Failed to delete payment method: %{reason}',
  },
} as const;
