/** Texts of the gallery images. */
export const gallery = {
  name: 'Gallery image |||| Gallery',
  empty: 'No gallery images found',
  invite: 'Add the first picture; visitors see it once it is active.',
  page: {
    list: 'Gallery',
    create: 'New gallery image',
    edit: 'Edit gallery image: %{record}',
  },
  action: {
    add: 'Add gallery image',
  },
  message: {
    delete_content: 'Are you sure you want to delete this gallery image?',
  },
  fields: {
    image_path: 'Picture',
    thumbnail_path: 'Thumbnail',
    title: 'Title',
    alt_text: 'Alternative text',
    category: 'Category',
  },
  thumbnailHelp: 'Optional; without one the picture itself is shown small.',
  categories: {
    team: 'Team',
    cars: 'Cars',
    events: 'Events',
    misc: 'Miscellaneous',
  },
  notifications: {
    created: 'Gallery image added successfully',
    updated: 'Gallery image updated successfully',
    deleted:
      'Gallery image deleted successfully |||| %{smart_count} gallery images deleted successfully',
  },
  failures: {
    load: 'Failed to load gallery images',
    edit: 'Failed to load gallery image for editing',
    save: 'Failed to save gallery image: %{reason}',
    delete: 'Failed to delete gallery image',
  },
} as const;
