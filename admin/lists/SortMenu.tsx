import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Sort from '@mui/icons-material/Sort';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Button, useListContext, useTranslate } from 'react-admin';
import { useMenu } from './useMenu.ts';

/** A field by which a list can be sorted, with the message key of its name. */
export interface SortField {
  source: string;
  label: string;
}

/** Sorts a list that has no headings to click; the field that it is sorted by turns round. */
export const SortMenu = ({ fields }: { fields: readonly SortField[] }) => {
  const translate = useTranslate();
  const { setSort, sort } = useListContext();
  const { anchor, close, open } = useMenu();
  const Arrow = sort.order === 'ASC' ? ArrowUpward : ArrowDownward;

  const choose = (field: string) => {
    const turned = sort.field === field && sort.order === 'ASC';
    setSort({ field, order: turned ? 'DESC' : 'ASC' });
    close();
  };

  return (
    <>
      <Button aria-haspopup="menu" label="lists.sortBy" onClick={open}>
        <Sort />
      </Button>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        {fields.map(({ source, label }) => (
          <MenuItem
            aria-checked={sort.field === source}
            key={source}
            onClick={() => choose(source)}
            role="menuitemradio"
          >
            <ListItemIcon>
              {sort.field === source && (
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
