/** Texts of the events. */
export const events = {
  name: 'Event |||| Events',
  empty: 'No events found',
  invite: 'Add the first event; visitors see it once it is active.',
  page: {
    list: 'Events',
    create: 'New event',
    edit: 'Edit event: %{record}',
  },
  action: {
    add: 'Add event',
  },
  message: {
    delete_content: 'Are you sure you want to delete this event?',
  },
  fields: {
    image_path: 'Photo',
    date: 'Date',
    title: 'Title',
    location: 'Location',
    description: 'Description',
    event_url: 'Link (URL)',
    event_type: 'Type',
  },
  urlHelp: 'The organiser’s page. # stands for none.',
  types: {
    our: 'Our event',
    world: 'World event',
  },
  rules: {
    date: 'Date is required and must be in YYYY-MM-DD format',
    title: 'Title is required in both languages',
    location: 'Location is required in both languages',
    photo: 'Photo is required for new event',
  },
  notifications: {
    created: 'Event added successfully',
    updated: 'Event updated successfully',
    deleted: 'Event deleted successfully |||| %{smart_count} events deleted successfully',
  },
  failures: {
    load: 'Failed to load events',
    edit: 'Failed to load event for editing',
    save: 'Failed to save event: %{reason}',
    delete: 'Failed to delete event',
  },
} as const;
