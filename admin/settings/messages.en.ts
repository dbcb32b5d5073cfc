/** Texts of the settings. */
export const settings = {
  name: 'Setting |||| Settings',
  empty: 'No settings found',
  invite: 'Add the first setting.',
  page: { list: 'Settings', create: 'New setting', edit: 'Edit setting: %{record}' },
  action: { add: 'Add setting' },
  message: { delete_content: 'Are you sure you want to delete this setting?' },
  fields: {
    setting_key: 'Key',
    setting_group: 'Group',
    label: 'Label',
    value: 'Value',
    common_value: 'Common value',
    setting_value: 'Value in this language',
  },
  groups: {
    general: 'General',
    seo: 'SEO',
    social: 'Social networks',
    contact: 'Contact',
    appearance: 'Appearance',
  },
  rules: { key: 'Key is required' },
  notifications: {
    created: 'Setting added successfully',
    updated: 'Setting updated successfully',
    deleted: 'Setting deleted successfully |||| %{smart_count} settings deleted successfully',
  },
  failures: {
    load: 'Failed to load settings',
    edit: 'Failed to load setting for editing',
    save: 'Failed to save setting: %{reason}',
    delete: 'Failed to delete setting',
  },
} as const;
