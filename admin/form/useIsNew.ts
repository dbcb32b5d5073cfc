import { useRecordContext } from 'react-admin';

/** Whether the form around makes a new record. */
export const useIsNew = (): boolean => useRecordContext()?.id === undefined;
