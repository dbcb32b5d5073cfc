import ViewWeek from '@mui/icons-material/ViewWeek';
import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useResourceContext, useStore, useTranslate } from 'react-admin';
import { DragHandle } from '../ordering/DragHandle.tsx';
import { movedTo } from '../ordering/newPlaces.ts';
import { Sortable } from '../ordering/Sortable.tsx';
import { SortableItem } from '../ordering/SortableItem.tsx';
import { choosableColumns, inChosenOrder } from './columnChoice.ts';
import { PopoverButton } from './PopoverButton.tsx';
import type { Columns } from './sortFieldsOf.ts';

interface ColumnsMenuProps {
  columns: Columns;
  /** Keys of the columns that don't show at first. */
  hidden?: string[];
}

/**
 * Which columns of the table show, and in which order; the browser remembers it per list. React-admin's
 * own button offers the same, but as options of a menu that screen readers can't make sense of.
 */
export const ColumnsMenu = ({ columns, hidden: hiddenAtFirst = NONE }: ColumnsMenuProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst);
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const chosen = inChosenOrder(choosableColumns(columns), ranks);
  const items = chosen.map(({ key, label }) => ({ id: key, name: translate(label) }));

  const toggle = (key: string, shows: boolean) =>
    setHidden(shows ? hidden.filter((other) => other !== key) : [...hidden, key]);
  const reset = () => {
    setHidden(hiddenAtFirst);
    setRanks(undefined);
  };

  return (
    <PopoverButton icon={<ViewWeek />} label="lists.columns.title">
      {() => (
        <>
          <Sortable
            items={items}
            onMove={(from, to) => setRanks(movedTo(chosen, from, to).map(({ index }) => index))}
          >
            <Box component="ul" sx={{ m: 0, p: 1 }}>
              {items.map(({ id, name }) => (
                <SortableItem component="li" id={id} key={id} sx={ITEM}>
                  <FormControlLabel
                    control={
                      <Checkbox
                        checked={!hidden.includes(id)}
                        onChange={(_, shows) => toggle(id, shows)}
                        size="small"
                      />
                    }
                    label={name}
                    sx={{ flex: 1, mr: 1 }}
                  />
                  <DragHandle name={name} />
                </SortableItem>
              ))}
            </Box>
          </Sortable>
          <MuiButton onClick={reset} sx={{ mx: 1, mb: 1 }}>
            {translate('lists.columns.reset')}
          </MuiButton>
        </>
      )}
    </PopoverButton>
  );
};

const NONE: string[] = [];
const ITEM = { display: 'flex', alignItems: 'center', listStyle: 'none', pl: 1 };
