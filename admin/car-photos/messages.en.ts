/** Texts of a car's photos. */
export const carPhotos = {
  name: 'Photo |||| Photos',
  of: 'Photos: %{car}',
  back: 'Back to cars',
  empty: 'No photos found',
  hint: 'Up to %{maximum} at once, 15 MB each. You can also drop them here.',
  action: {
    choose: 'Choose photos',
    uploadNone: 'Upload',
    upload: 'Upload %{smart_count} photo |||| Upload %{smart_count} photos',
  },
  message: { delete_content: 'Are you sure you want to delete this photo?' },
  fields: { name: 'Photo name', description: 'Caption' },
  rules: {
    tooMany: 'You can upload a maximum of 20 photos at once',
    none: 'Select at least one photo to upload',
  },
  notifications: {
    uploaded: 'Photos (%{count}) added successfully',
    updated: 'Photo updated successfully',
    deleted: 'Photo deleted successfully',
  },
  failures: {
    load: 'Failed to load car or photos',
    save: 'Failed to save photos: %{reason}',
    delete: 'Failed to delete photo',
  },
} as const;
