import { useRecordContext } from 'react-admin';

export const useIsNew = (): boolean => useRecordContext()?.id === undefined;
