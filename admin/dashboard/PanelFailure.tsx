import { useTranslate } from 'react-admin';
import { RetryAlert } from '../layout/RetryAlert.tsx';

/** What a panel shows that could not be loaded or drawn; the rest of the page goes on. */
export const PanelFailure = ({ retry }: { retry: () => void }) => (
  <RetryAlert retry={retry}>{useTranslate()('dashboard.failed')}</RetryAlert>
);
