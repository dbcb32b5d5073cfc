import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { useResourceContext, useStore, useTranslate } from 'react-admin';
import { movedTo } from '../ordering/newPlaces.ts';
import { Sortable } from '../ordering/Sortable.tsx';
import { DragHandle, SortableItem } from '../ordering/SortableItem.tsx';
import { type Columns, choosableColumns, inChosenOrder } from './columnChoice.ts';

interface ColumnsDialogProps {
  columns: Columns;
  /** Sources of the columns hidden by default. */
  hidden?: string[];
  anchor: Element;
  onClose: () => void;
}

/** Shows, hides and moves the columns of a list; the last one stays: rows of nothing can't be told apart. */
export const ColumnsDialog = (props: ColumnsDialogProps) => {
  const { columns, hidden: hiddenAtFirst = NONE, anchor, onClose } = props;
  const resource = useResourceContext();
  const translate = useTranslate();
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst);
  const [ranks, setRanks] = useStore<number[] | undefined>(`${resource}.datatable_columnRanks`);
  const chosen = inChosenOrder(choosableColumns(columns, resource), ranks);
  const items = chosen.map(({ key, label }) => ({ id: key, name: translate(label) }));

  const isHidden = ({ id }: { id: string }) => hidden.includes(id);
  const isLast = items.filter((item) => !isHidden(item)).length === 1;

  const toggle = (key: string, shows: boolean) =>
    setHidden(shows ? hidden.filter((other) => other !== key) : [...hidden, key]);
  const reset = () => {
    setHidden(hiddenAtFirst);
    setRanks(undefined);
  };

  return (
    <Popover
      anchorEl={anchor}
      anchorOrigin={BELOW}
      onClose={onClose}
      open
      slotProps={{
        paper: { 'aria-label': translate('lists.columns.title'), role: 'dialog', sx: PAPER },
      }}
    >
      <Sortable
        items={items}
        onMove={(from, to) => setRanks(movedTo(chosen, from, to).map(({ index }) => index))}
      >
        <Box component="ul" sx={{ m: 0, p: 1 }}>
          {items.map((item) => (
            <SortableItem component="li" id={item.id} key={item.id} sx={ITEM}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={!isHidden(item)}
                    disabled={isLast && !isHidden(item)}
                    onChange={(_, shows) => toggle(item.id, shows)}
                    size="small"
                  />
                }
                label={item.name}
                sx={{ flex: 1, mr: 1 }}
              />
              <DragHandle name={item.name} />
            </SortableItem>
          ))}
        </Box>
      </Sortable>
      <MuiButton onClick={reset} sx={{ mx: 1, mb: 1 }}>
        {translate('lists.columns.reset')}
      </MuiButton>
    </Popover>
  );
};

const NONE: string[] = [];
const BELOW = { vertical: 'bottom', horizontal: 'left' } as const;
const PAPER = { minWidth: '15rem', maxWidth: 'min(20rem, 100vw - 2rem)' };
const ITEM = { display: 'flex', alignItems: 'center', listStyle: 'none', pl: 1 };
