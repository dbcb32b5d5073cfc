import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ContactMessage } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { logFailure } from './logFailure.ts';
import { useChangedMessage } from './useChangedMessage.ts';

/** An opened message becomes a read one (back-office §4). */
export function useMarkRead({ id, is_read }: ContactMessage): void {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const changed = useChangedMessage();
  useEffect(() => {
    if (!is_read) dataProvider.markMessageRead(id).then(changed).catch(logFailure);
  }, [changed, dataProvider, id, is_read]);
}
