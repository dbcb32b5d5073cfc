import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext, useTranslate } from 'react-admin';

/** `key` names the text in `resources.messages.filters`. */
const FILTERS = [
  { key: 'all', filter: {} },
  { key: 'unread', filter: { is_read: false } },
  { key: 'read', filter: { is_read: true } },
] as const;

/** Which of them the list is filtered by; an address may hold anything. */
export function inboxFilter({
  is_read,
}: Readonly<Record<string, unknown>>): (typeof FILTERS)[number]['key'] {
  if (is_read === false) return 'unread';
  return is_read === true ? 'read' : 'all';
}

/** All, Unread, Read; the choice is kept in the address. */
export const InboxFilters = () => {
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
      {FILTERS.map(({ key, filter }) => (
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
