import ViewWeek from '@mui/icons-material/ViewWeek';
import { Button } from 'react-admin';
import { lazyPart } from '../ui/lazyView.tsx';
import type { Columns } from './columnChoice.ts';
import { useMenu } from './useMenu.ts';

/** The visible columns and their order. Replaces react-admin's, which can only be ordered by mouse. */
export const ColumnsMenu = (props: { columns: Columns; hidden?: string[] }) => {
  const { anchor, close, open } = useMenu();
  return (
    <>
      <Button aria-haspopup="dialog" label="lists.columns.title" onClick={open}>
        <ViewWeek />
      </Button>
      {anchor && <ColumnsDialog {...props} anchor={anchor} onClose={close} />}
    </>
  );
};

// With what lets them be dragged.
const ColumnsDialog = lazyPart(async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog);
