import { BulkDeleteWithConfirmButton, BulkExportButton } from 'react-admin';

/** What can be done with several ticked records. */
export const BulkActions = () => (
  <>
    <BulkExportButton />
    <BulkDeleteWithConfirmButton
      confirmContent="paddock.delete.several"
      confirmTitle="paddock.delete.title"
      mutationMode="pessimistic"
    />
  </>
);
