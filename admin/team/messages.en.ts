/** Texts of the team members. */
export const team = {
  name: 'Team member |||| Team',
  empty: 'No team members found',
  invite: 'Add the first member; visitors see them once they are active.',
  page: {
    list: 'Team',
    create: 'New team member',
    edit: 'Edit team member: %{record}',
  },
  action: {
    add: 'Add team member',
  },
  message: {
    delete_content: 'Are you sure you want to delete this team member?',
  },
  fields: {
    image_path: 'Photo',
    name: 'Name',
    position: 'Position',
    description: 'Description',
    instagram_url: 'Instagram (URL)',
    facebook_url: 'Facebook (URL)',
  },
  rules: {
    required: 'Name and position are required in both languages',
    photo: 'Photo is required for new member',
  },
  notifications: {
    created: 'Team member added successfully',
    updated: 'Team member updated successfully',
    deleted:
      'Team member deleted successfully |||| %{smart_count} team members deleted successfully',
  },
  failures: {
    load: 'Failed to load team members',
    edit: 'Failed to load team member for editing',
    save: 'Failed to save team member: %{reason}',
    delete: 'Failed to delete team member',
  },
} as const;
