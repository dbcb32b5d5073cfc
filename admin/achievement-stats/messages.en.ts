/** Texts of the achievement statistics. */
export const achievementStats = {
  name: 'Achievement stat |||| Achievement stats',
  empty: 'No achievement stats found',
  invite: 'Add the first number; visitors see it once it is active.',
  page: {
    list: 'Achievement statistics',
    create: 'New achievement stat',
    edit: 'Edit achievement stat: %{record}',
  },
  action: {
    add: 'Add achievement stat',
  },
  message: {
    delete_content: 'Are you sure you want to delete this achievement stat?',
  },
  fields: {
    title: 'Title',
    value: 'Value',
    icon: 'Icon',
  },
  icons: {
    trophy: 'Trophy',
    medal: 'Medal',
    'flag-checkered': 'Chequered flag',
    'globe-europe': 'Globe',
  },
  rules: {
    title: 'Title is required in both languages',
    value: 'Value is required',
  },
  notifications: {
    created: 'Achievement stat added successfully',
    updated: 'Achievement stat updated successfully',
    deleted:
      'Achievement stat deleted successfully |||| %{smart_count} achievement stats deleted successfully',
  },
  failures: {
    load: 'Failed to load achievement stats',
    edit: 'Failed to load achievement stat for editing',
    save: 'Failed to save achievement stat',
    delete: 'Failed to delete achievement stat',
  },
} as const;
