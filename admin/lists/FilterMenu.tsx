import Check from '@mui/icons-material/Check';
import Clear from '@mui/icons-material/Clear';
import FilterList from '@mui/icons-material/FilterList';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { isValidElement, type ReactNode } from 'react';
import { Button, useFilterContext, useListContext, useTranslate } from 'react-admin';
import { useMenu } from './useMenu.ts';

interface FilterProps {
  source: string;
  label?: string;
  alwaysOn?: boolean;
  defaultValue?: unknown;
}

/** Shows and hides the filters that don't always stand over the list, and removes all of them. */
export const FilterMenu = () => {
  const translate = useTranslate();
  const {
    displayedFilters = {},
    filterValues,
    hideFilter,
    setFilters,
    showFilter,
  } = useListContext();
  const { anchor, close, open } = useMenu();
  const filters = optional(useFilterContext() ?? []);
  const isFiltered = Object.keys(filterValues).length > 0;
  if (filters.length === 0 && !isFiltered) return null;

  const toggle = ({ source, defaultValue }: FilterProps) => {
    if (displayedFilters[source]) hideFilter(source);
    else showFilter(source, defaultValue);
    close();
  };

  return (
    <>
      <Button aria-haspopup="menu" label="lists.filters" onClick={open}>
        <FilterList />
      </Button>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        {filters.map((filter) => (
          <MenuItem
            aria-checked={displayedFilters[filter.source] === true}
            key={filter.source}
            onClick={() => toggle(filter)}
            role="menuitemcheckbox"
          >
            <ListItemIcon>
              {displayedFilters[filter.source] && <Check fontSize="small" />}
            </ListItemIcon>
            <ListItemText>{translate(filter.label ?? filter.source)}</ListItemText>
          </MenuItem>
        ))}
        {filters.length > 0 && isFiltered && <Divider />}
        {isFiltered && (
          <MenuItem
            onClick={() => {
              setFilters({}, {});
              close();
            }}
          >
            <ListItemIcon>
              <Clear fontSize="small" />
            </ListItemIcon>
            <ListItemText>{translate('lists.clearFilters')}</ListItemText>
          </MenuItem>
        )}
      </Menu>
    </>
  );
};

/** What the list's filter inputs say of themselves, those left out that always stand there. */
function optional(filters: readonly ReactNode[]): FilterProps[] {
  return filters.flatMap((filter) =>
    isValidElement<FilterProps>(filter) && !filter.props.alwaysOn ? [filter.props] : [],
  );
}
