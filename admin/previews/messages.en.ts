/** Texts of the previews of hidden records. */
export const previews = {
  preview: 'Preview',
  loading: 'Preview…',
  failed: 'Failed to open the preview: %{reason}',
  blocked: 'The browser has blocked the new tab. Allow pop-up windows for this site.',
} as const;
