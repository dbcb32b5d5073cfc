import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import { screenAt } from '../providers/resourceApis.ts';

/** What kind of record was changed: 'Car'. */
export const Kind = ({ revision: { resource } }: { revision: Revision }) => {
  const translate = useTranslate();
  const name = screenAt(resource);
  return (
    <Typography color="textSecondary" component="span" variant="body2">
      {name ? translate(`resources.${name}.name`, { smart_count: 1 }) : resource}
    </Typography>
  );
};
