import OpenInNew from '@mui/icons-material/OpenInNew';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Placed } from '../../api/contract/descriptor.ts';
import { isPlaced, siteAddress } from '../../api/contract/sitePlaces.ts';
import { currentLanguage } from '../providers/language.ts';
import { apiOf } from '../providers/resourceApis.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { SiteIcon } from './SiteIcon.tsx';

interface Shown extends Placed {
  is_active: boolean;
}

/** The record's place on the site: 'View on site' for a public one, else 'Preview'. */
export const SitePlace = () => {
  const record = useRecordContext<Shown>();
  const resource = useResourceContext();
  const translate = useTranslate();
  const path = resource ? apiOf(resource).path : '';
  if (record?.id === undefined || !isPlaced(path)) return null;
  const address = siteAddress(path, record, currentLanguage());
  if (address === null) return null;
  if (!record.is_active) return <PreviewButton id={Number(record.id)} resource={path} />;
  return (
    <SiteIcon href={address} label={translate('paddock.viewOnSite')} rel="noopener" target="_blank">
      <OpenInNew fontSize="small" />
    </SiteIcon>
  );
};
