import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListContext, useTranslate } from 'react-admin';
import { INBOX_FILTERS, inboxFilter } from './inboxFilters.ts';

/** All, Unread, Read (back-office §2); the choice stands in the address. */
export const FilterButtons = () => {
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
      {INBOX_FILTERS.map(({ key, filter }) => (
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
