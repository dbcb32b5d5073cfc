import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import type { MediaUse } from '../../api/contract/types.ts';
import { screenAt } from '../providers/resourceApis.ts';
import { recordAddress } from './recordAddress.ts';

/** The records that show a file, each a way to its form. */
export const MediaUses = ({ uses }: { uses: readonly MediaUse[] }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ width: '100%', mb: 2 }}>
      <Typography component="h3" sx={{ mb: 1 }} variant="h3">
        {translate('resources.media.uses.title')}
      </Typography>
      {uses.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
          {uses.map((use) => (
            <li key={`${use.resource} ${use.id}`}>
              {translate(`resources.${screenAt(use.resource) ?? use.resource}.name`, {
                smart_count: 1,
              })}
              {': '}
              <Link component={LinkBase} to={recordAddress(use)}>
                {use.name || `#${use.id}`}
              </Link>
            </li>
          ))}
        </Box>
      )}
      <Typography color="textSecondary" variant="body2">
        {translate(`resources.media.uses.${uses.length > 0 ? 'keeps' : 'none'}`)}
      </Typography>
    </Box>
  );
};
