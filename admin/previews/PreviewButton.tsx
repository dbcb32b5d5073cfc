import Visibility from '@mui/icons-material/Visibility';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { PlacedResource } from '../../api/contract/sitePlaces.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { currentLanguage } from '../providers/language.ts';
import { openLater } from './openLater.ts';
import { SiteIcon } from './SiteIcon.tsx';

/** Opens a hidden record on the site by a signed link, in a new tab. */
export const PreviewButton = ({ resource, id }: { resource: PlacedResource; id: number }) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();

  const open = async () => {
    const tab = openLater(translate('previews.loading'));
    if (!tab) {
      notify('previews.blocked', { type: 'warning' });
      return;
    }
    try {
      const { url } = await dataProvider.preview({ resource, id, language: currentLanguage() });
      tab.goTo(url);
    } catch (error) {
      tab.close();
      const reason = error instanceof Error ? error.message : '';
      notify('previews.failed', { type: 'error', messageArgs: { reason } });
    }
  };

  return (
    <SiteIcon label={translate('previews.preview')} onClick={open}>
      <Visibility fontSize="small" />
    </SiteIcon>
  );
};
