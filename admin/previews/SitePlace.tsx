import OpenInNew from '@mui/icons-material/OpenInNew';
import { IconButtonWithTooltip, useRecordContext, useResourceContext } from 'react-admin';
import type { Placed } from '../../api/contract/descriptor.ts';
import { isPlaced, siteAddress } from '../../api/contract/sitePlaces.ts';
import { currentLanguage } from '../providers/language.ts';
import { apiOf } from '../providers/resourceApis.ts';
import { PreviewButton } from './PreviewButton.tsx';

/** The record's place on the site: 'View on site' for a public one, else 'Preview'. */
export const SitePlace = () => {
  const record = useRecordContext<Placed & { is_active: boolean }>();
  const resource = useResourceContext();
  const path = resource ? apiOf(resource).path : '';
  if (record?.id === undefined || !isPlaced(path)) return null;
  const address = siteAddress(path, record, currentLanguage());
  if (address === null) return null;
  if (!record.is_active) return <PreviewButton id={Number(record.id)} resource={path} />;
  const link = { href: address, rel: 'noopener', target: '_blank' };
  return (
    <IconButtonWithTooltip {...link} label="paddock.viewOnSite" size="small">
      <OpenInNew fontSize="small" />
    </IconButtonWithTooltip>
  );
};
