import { FormToolbar } from './FormToolbar.tsx';

/** What every form of a record has: guarded changes, Cancel and Add/Update, failures in words. */
export const recordForm = {
  disableInvalidFormNotification: true,
  // The browser's own bubbles would keep our rules and their words from being heard.
  noValidate: true,
  toolbar: <FormToolbar />,
};

/** The same for forms with tabs; the tab is no part of the address. */
export const tabbedRecordForm = { ...recordForm, syncWithLocation: false };
