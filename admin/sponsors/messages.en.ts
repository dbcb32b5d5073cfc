/** Texts of the sponsors. */
export const sponsors = {
  name: 'Sponsor |||| Sponsors',
  empty: 'No sponsors found',
  invite: 'Add the first sponsor; visitors see the logo once it is active.',
  page: {
    list: 'Sponsors',
    create: 'New sponsor',
    edit: 'Edit sponsor: %{record}',
  },
  action: {
    add: 'Add sponsor',
  },
  message: {
    delete_content: 'Are you sure you want to delete this sponsor?',
  },
  fields: {
    logo_path: 'Logo',
    website_url: 'Website (URL)',
  },
  notifications: {
    created: 'Sponsor added successfully',
    updated: 'Sponsor updated successfully',
    deleted: 'Sponsor deleted successfully |||| %{smart_count} sponsors deleted successfully',
  },
  failures: {
    load: 'Failed to load sponsors',
    edit: 'Failed to load sponsor for editing',
    save: 'Failed to save sponsor: %{reason}',
    delete: 'Failed to delete sponsor',
  },
} as const;
