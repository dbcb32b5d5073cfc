import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/Visibility';
import {
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Placed } from '../../api/contract/descriptor.ts';
import { hiddenBySchedule, type Scheduled } from '../../api/contract/schedule.ts';
import { isPlaced, type PlacedResource, siteAddress } from '../../api/contract/sitePlaces.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reasonOf } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { apiOf } from '../providers/resourceApis.ts';
import { IconAction } from '../ui/IconAction.tsx';

interface SitePlaceProps {
  /** The record's name, for screen readers, where others have the same link. */
  item?: string;
}

/** The record's link to the site: 'View on site' for a public one, else 'Preview'. */
export const SitePlace = ({ item }: SitePlaceProps) => {
  const record = useRecordContext<Placed & Scheduled>();
  const resource = useResourceContext();
  const path = resource ? apiOf(resource).path : '';
  if (record?.id === undefined || !isPlaced(path)) return null;
  const address = siteAddress(path, record, currentLanguage());
  if (address === null) return null;
  if (!record.is_active || hiddenBySchedule(record, new Date())) {
    return <PreviewButton id={Number(record.id)} item={item} resource={path} />;
  }
  const link = { href: address, rel: 'noopener', target: '_blank' };
  return (
    <IconAction {...link} item={item} label="paddock.viewOnSite" size="small">
      <OpenInNew fontSize="small" />
    </IconAction>
  );
};

interface PreviewButtonProps extends SitePlaceProps {
  resource: PlacedResource;
  id: number;
}

/** Opens a hidden record on the site by a signed link, in a new tab. */
const PreviewButton = ({ resource, id, item }: PreviewButtonProps) => {
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
      const reason = reasonOf(error);
      notify('previews.failed', { type: 'error', messageArgs: { reason } });
    }
  };

  return (
    <IconAction item={item} label="previews.preview" onClick={open} size="small">
      <Visibility fontSize="small" />
    </IconAction>
  );
};

/** Opens a tab within the click: browsers block later ones. Null when blocked. */
function openLater(title: string) {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = title;
  // The opened page must not access the back-office.
  tab.opener = null;
  return {
    goTo: (url: string) => tab.location.replace(new URL(url, window.location.origin)),
    close: () => tab.close(),
  };
}
