import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  CreateButton,
  Pagination,
  PaginationActions,
  type PaginationProps,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ImportButton } from '../importing/ImportButton.tsx';
import { Note } from '../ui/Note.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { ListSkeleton } from '../ui/Skeletons.tsx';
import { useOpenRecord } from '../ui/useOpenRecord.ts';
import { Found } from './Found.tsx';
import { useFocusAfterPaging } from './useFocusAfterPaging.ts';
import { useFocusOfFilters } from './useFocusOfFilters.ts';

export const LoadingText = () => {
  const { isPending } = useListContext();
  return isPending ? <Loading /> : null;
};

/** What a list shows while it loads. */
export const Loading = () => (
  <>
    <Note role="status" sx={{ px: 2, py: 1 }}>
      {useTranslate()('lists.loading')}
    </Note>
    <ListSkeleton />
  </>
);

export const NoneMatching = () => {
  const resource = useResourceContext();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ px: 2, py: 4 }}>
      <Typography variant="h3" component="p">
        {translate(`resources.${resource}.empty`)}
      </Typography>
      {isFiltered && (
        <>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            {translate('lists.noneMatching')}
          </Typography>
          <Button onClick={() => setFilters({}, {})} variant="outlined">
            {translate('ra.action.remove_all_filters')}
          </Button>
        </>
      )}
    </Box>
  );
};

interface NoneFoundProps {
  canAdd: boolean;
  canImport?: boolean;
  /** Whether to explain how to begin, which is useless to read-only users. */
  isInviting?: boolean;
}

export const NoneFound = ({ canAdd, canImport, isInviting = true }: NoneFoundProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const isFormOpen = useOpenRecord('edit') !== null;
  return (
    <Box sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 3, py: 2, my: 3 }}>
      <Typography variant="h2" component="p">
        {translate(`resources.${resource}.empty`)}
      </Typography>
      {isInviting && (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '60ch' }}>
          {translate(`resources.${resource}.invite`)}
        </Typography>
      )}
      {canAdd && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          {!isFormOpen && (
            <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
          )}
          {canImport && <ImportButton />}
        </Box>
      )}
    </Box>
  );
};

/** Pagination; hidden when the list could not be loaded. */
export const Pages = (props: PaginationProps) => {
  const { data, error } = useListContext();
  const translate = useTranslate();
  const pager = useFocusAfterPaging();
  if (error && !data) return null;
  // Its types don't know what it hands on.
  const labels: object = {
    getItemAriaLabel: (type: string) => translate(`ra.navigation.${type}`),
  };
  return (
    <Box ref={pager} sx={{ display: 'contents' }}>
      <Pagination
        // React-admin leaves the arrows of phones and the landmark in English.
        actions={PageLinks}
        {...labels}
        {...props}
      />
    </Box>
  );
};

const PageLinks: PaginationProps['actions'] = (props) => (
  <PaginationActions aria-label={useTranslate()('lists.pages')} {...props} />
);

/**
 * What a list shows, and why it could not be read. What was read before stays below that, with the selection
 * and the dialogs in it: lists are read again whenever the window is returned to, also while the server is
 * away. React-admin shows either children or error: given as both, this is one element, which stays.
 */
export const ListContent = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useListContext();
  useFocusOfFilters();
  return (
    <>
      <Found />
      {error instanceof Error && <RetryAlert retry={() => refetch()}>{error.message}</RetryAlert>}
      {(data || !error) && children}
    </>
  );
};
