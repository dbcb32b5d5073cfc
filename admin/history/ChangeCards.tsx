import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import { NoneMatching } from '../lists/ListStates.tsx';
import { screenAt } from '../providers/resourceApis.ts';
import { RecordTitle } from './RecordTitle.tsx';
import { RestoreDeleted } from './RestoreDeleted.tsx';
import { RevisionItem } from './RevisionItem.tsx';

/** The list of changes on phones. */
export const ChangeCards = () => {
  const { data = [], isPending } = useListContext<Revision>();
  if (!isPending && data.length === 0) return <NoneMatching />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((revision) => (
        <RevisionItem
          actions={<RestoreDeleted revision={revision} />}
          key={revision.id}
          resource={screenAt(revision.resource) ?? revision.resource}
          revision={revision}
          title={<RecordTitle revision={revision} />}
        />
      ))}
    </Box>
  );
};
