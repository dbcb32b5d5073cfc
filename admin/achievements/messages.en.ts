/** Texts of the achievements. */
export const achievements = {
  name: 'Achievement |||| Achievements',
  empty: 'No achievements found',
  invite: 'Add the first achievement; visitors see it once it is active.',
  page: {
    list: 'Achievements',
    create: 'New achievement',
    edit: 'Edit achievement: %{record}',
  },
  action: {
    add: 'Add achievement',
  },
  message: {
    delete_content: 'Are you sure you want to delete this achievement?',
  },
  fields: {
    title: 'Title',
    description: 'Description',
    year: 'Year',
  },
  rules: {
    title: 'Title is required in both languages',
    year: 'Year is required and must be a number',
  },
  notifications: {
    created: 'Achievement added successfully',
    updated: 'Achievement updated successfully',
    deleted:
      'Achievement deleted successfully |||| %{smart_count} achievements deleted successfully',
  },
  failures: {
    load: 'Failed to load achievements',
    edit: 'Failed to load achievement for editing',
    save: 'Failed to save achievement',
    delete: 'Failed to delete achievement',
  },
} as const;
