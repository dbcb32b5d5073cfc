/** Texts that belong to no single resource. */
export const paddock = {
  site: 'Public site',
  account: 'Account',
  role: 'Role: %{role}',
  actions: 'Actions',
  invalidData: 'The server sent data that cannot be used',
  retry: 'Try again',
  viewOnSite: 'View on site',
  navigation: { label: 'Other records', position: '%{position} of %{total}' },
  mail: {
    sent: 'E-mail sent on %{moment}',
    waiting: 'The e-mail is waiting to be sent',
    delayed:
      'The e-mail could not be sent yet; next attempt on %{moment}. The server said: %{reason}',
    failed: 'The e-mail could not be sent: %{reason}',
    again: 'Send again',
    againFailed: 'The e-mail could not be queued again',
  },
  unsaved: { title: 'Unsaved changes', stay: 'Keep editing', leave: 'Discard them' },
  missing: 'Missing: %{texts}',
  menu: { inbox: 'Shop and inbox', content: 'Content', setup: 'Set-up' },
  languages: { cs: 'Czech', en: 'English' },
  fields: {
    id: 'No.',
    name: 'Name',
    price: 'Price (Kč)',
    display_order: 'Order',
    is_active: 'Active',
  },
  rules: {
    name: 'Name is required in both languages',
    price: 'Price is required and must be a number',
    url: 'Please enter a valid URL (https://…).',
  },
  delete: {
    title: 'Delete?',
    several:
      'Are you sure you want to delete this item? |||| Are you sure you want to delete these %{smart_count} items?',
  },
  conflict: {
    title: 'Somebody else has saved this in the meantime',
    content:
      'Load their version and lose your changes, or overwrite it with what you have in the form?',
    theirs: 'Load their version',
    mine: 'Overwrite with mine',
  },
  picture: {
    choose: 'Choose picture',
    hint: 'JPEG, PNG, WebP, GIF, AVIF or SVG, up to 15 MB. You can also drop or paste it here.',
    wrongType: '%{name} is not a picture. Please choose an image file.',
    empty: '%{name} is empty.',
    tooLarge: '%{name} is larger than 15 MB.',
  },
  upload: {
    sending: 'Uploading: %{percent}%',
    processing: 'Uploaded, the server is still working on it…',
  },
  video: {
    choose: 'Choose video',
    hint: 'MP4 or WebM, up to 15 MB.',
    wrongType: '%{name} is not a video. Please choose an MP4 or WebM file.',
  },
  dashboard: {
    links: 'Quick links',
    help: 'Help',
    helpText: 'Something does not work, or you are not sure how? Write to us.',
    counts: {
      team: 'Team members',
      cars: 'Cars',
      events: 'Events',
      gallery: 'Gallery items',
      products: 'Products',
      sponsors: 'Sponsors',
      achievements: 'Achievements',
      messages: 'Messages',
      unread: 'Unread messages',
    },
  },
} as const;
