import Visibility from '@mui/icons-material/Visibility';
import { IconButtonWithTooltip, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { PlacedResource } from '../../api/contract/sitePlaces.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { currentLanguage } from '../providers/language.ts';

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
    <IconButtonWithTooltip label="previews.preview" onClick={open} size="small">
      <Visibility fontSize="small" />
    </IconButtonWithTooltip>
  );
};

/** Opens a tab in the click itself: browsers block one that opens later. Null when blocked. */
function openLater(title: string) {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = title;
  // The page must not reach back into the back-office.
  tab.opener = null;
  return {
    goTo: (url: string) => tab.location.replace(new URL(url, window.location.origin)),
    close: () => tab.close(),
  };
}
