import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Sort from '@mui/icons-material/Sort';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Button, useListContext, useTranslate } from 'react-admin';
import { type Columns, sortFieldsOf } from './columnChoice.ts';
import { useMenu } from './useMenu.ts';

/** Replaces react-admin's, which names a field by its source and hides the choice from screen readers. */
export const SortMenu = ({ columns }: { columns: Columns }) => {
  const translate = useTranslate();
  const { resource, setSort, sort } = useListContext();
  const { anchor, close, open } = useMenu();
  const Arrow = sort.order === 'ASC' ? ArrowUpward : ArrowDownward;

  const choose = (field: string) => {
    const isReversed = sort.field === field && sort.order === 'ASC';
    setSort({ field, order: isReversed ? 'DESC' : 'ASC' });
    close();
  };

  return (
    <>
      <Button aria-haspopup="menu" label="lists.sortBy" onClick={open}>
        <Sort />
      </Button>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        {sortFieldsOf(columns, resource).map(({ key, label }) => (
          <MenuItem
            aria-checked={sort.field === key}
            key={key}
            onClick={() => choose(key)}
            role="menuitemradio"
          >
            <ListItemIcon>
              {sort.field === key && (
                <Arrow fontSize="small" titleAccess={translate(`ra.sort.${sort.order}`)} />
              )}
            </ListItemIcon>
            <ListItemText>{translate(label)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
