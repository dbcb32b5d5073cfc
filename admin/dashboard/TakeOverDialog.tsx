import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RestoredCopy } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { AskDialog } from '../ui/AskDialog.tsx';
import { filteredList } from '../ui/filteredList.ts';
import { Loaded } from '../ui/Loaded.tsx';

/** Explains what starts when a restored copy becomes the site, and does so after a confirmation. */
export const TakeOverDialog = ({ close }: { close: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const query = useQuery({
    queryKey: ['restored-copy'],
    queryFn: () => dataProvider.restoredCopy(),
    // Read anew: more mails may be waiting by now.
    gcTime: 0,
  });
  const takeOver = async () => {
    await dataProvider.takeOver();
    notify('resources.dashboard.copy.done', { type: 'success' });
    close();
    void queryClient.invalidateQueries();
  };
  return (
    <AskDialog
      asked={[]}
      isHeld={!query.data}
      onClose={close}
      run={takeOver}
      submit="resources.dashboard.copy.confirm"
      title="resources.dashboard.copy.title"
    >
      <Typography sx={{ mb: 2 }}>{translate('resources.dashboard.copy.both')}</Typography>
      <Loaded query={query}>{({ follows }) => <Follows follows={follows} />}</Loaded>
    </AskDialog>
  );
};

const Follows = ({ follows }: Pick<RestoredCopy, 'follows'>) => {
  const translate = useTranslate();
  const { mails, ...asked } = follows;
  return (
    <>
      <Typography>{translate('resources.dashboard.copy.follows')}</Typography>
      <Box component="ul" sx={{ mt: 1, pl: 3, '& li': { mb: 0.5 } }}>
        <li>
          {mails === 0
            ? translate('resources.dashboard.copy.noMails')
            : translate('resources.dashboard.copy.mails', { smart_count: mails })}{' '}
          {mails > 0 && (
            <Link component={LinkBase} to={filteredList('mails', { state: 'waiting' })}>
              {translate('resources.dashboard.copy.look')}
            </Link>
          )}
        </li>
        <li>{translate('resources.dashboard.copy.reminders')}</li>
        {(['bank', 'cards', 'backups'] as const)
          .filter((name) => asked[name])
          .map((name) => (
            <li key={name}>{translate(`resources.dashboard.copy.${name}`)}</li>
          ))}
      </Box>
    </>
  );
};
