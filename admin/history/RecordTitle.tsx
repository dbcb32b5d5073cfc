import Typography from '@mui/material/Typography';
import type { Revision } from '../../api/contract/types.ts';
import { Kind } from './Kind.tsx';
import { RecordLink } from './RecordLink.tsx';

/** Which record was changed, over what happened to it. */
export const RecordTitle = ({ revision }: { revision: Revision }) => (
  <>
    <Kind revision={revision} />
    <Typography component="h2" sx={{ mb: 0.5, overflowWrap: 'anywhere' }} variant="h3">
      <RecordLink revision={revision} />
    </Typography>
  </>
);
