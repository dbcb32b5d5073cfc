import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import {
  FilterLiveForm,
  InfiniteListBase,
  TextInput,
  useListContext,
  useTranslate,
} from 'react-admin';
import { focusOn } from '../ui/focusOn.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useOpenRecord } from '../ui/useOpenRecord.ts';
import { MessageList } from './MessageList.tsx';
import { MessagePane } from './MessagePane.tsx';

/** The message list next to the open message; on phones one or the other. */
export const Inbox = () => {
  const translate = useTranslate();
  const id = useOpenRecord('edit');
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const list = useRef<HTMLElement>(null);
  const focusList = () =>
    focusOn(
      list.current?.querySelector('[aria-current="true"]') ?? list.current?.querySelector('input'),
    );
  return (
    <InfiniteListBase perPage={50} sort={{ field: 'created_at', order: 'DESC' }}>
      <PageHeading>{translate('resources.messages.page.list')}</PageHeading>
      <Box sx={COLUMNS}>
        {(!isNarrow || id === null) && (
          <Box component="section" ref={list} sx={{ minWidth: 0 }}>
            <FilterLiveForm>
              <TextInput
                helperText={false}
                label="resources.messages.search"
                source="q"
                sx={{ mt: 0, mb: 1.5 }}
                type="search"
              />
            </FilterLiveForm>
            <InboxFilters />
            <MessageList openId={id} />
          </Box>
        )}
        {id !== null && (
          <MessagePane id={Number(id)} isAlone={isNarrow} key={id} onBack={focusList} />
        )}
        {id === null && !isNarrow && (
          <Typography color="textSecondary" sx={{ p: 3, borderLeft: 4, borderColor: 'divider' }}>
            {translate('resources.messages.choose')}
          </Typography>
        )}
      </Box>
    </InfiniteListBase>
  );
};

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(15rem, 2fr) minmax(0, 5fr)' },
  alignItems: 'start',
  gap: 3,
  pt: 1,
};

/** Labels are in `resources.messages.filters`. */
const FILTERS = { all: {}, unread: { is_read: false }, read: { is_read: true } };

/** The current filter; the address may contain anything. */
export function inboxFilter({ is_read }: Readonly<Record<string, unknown>>): keyof typeof FILTERS {
  if (is_read === false) return 'unread';
  return is_read === true ? 'read' : 'all';
}

const InboxFilters = () => {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const { q } = filterValues;
  return (
    <ToggleButtonGroup
      aria-label={translate('resources.messages.filters.label')}
      color="primary"
      exclusive
      fullWidth
      size="small"
      sx={{ mb: 2 }}
      value={inboxFilter(filterValues)}
    >
      {Object.entries(FILTERS).map(([key, filter]) => (
        <ToggleButton
          key={key}
          onClick={() => setFilters(q ? { ...filter, q } : filter, [])}
          value={key}
        >
          {translate(`resources.messages.filters.${key}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
