import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { createContext, type HTMLAttributes, type Ref, use } from 'react';
import { useTranslate } from 'react-admin';

interface DragHandleProps {
  /** What is moved, by name. */
  name: string;
  /** Says why nothing can be moved now; the handle then only explains. */
  onExplain?: () => void;
}

/** The handle by which an item is dragged, with pointer, finger or keyboard. */
export const DragHandle = ({ name, onExplain }: DragHandleProps) => {
  const translate = useTranslate();
  const handle = use(HandleContext);
  const label = translate('ordering.handle', { name });
  if (!handle && !onExplain) return null;
  const title = onExplain ? translate('ordering.unordered') : label;
  return (
    <Tooltip title={title}>
      <IconButton
        {...(!onExplain && handle)}
        aria-disabled={onExplain ? true : undefined}
        aria-label={label}
        onClick={onExplain}
        size="small"
        sx={onExplain ? EXPLAINING : GRABBED}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

// A finger on the handle drags; it doesn't scroll the page.
const GRABBED = { cursor: 'grab', touchAction: 'none' };
const EXPLAINING = { cursor: 'help', opacity: 0.5 };

/** What turns a button into the handle of its item: listeners, ARIA, and the ref. */
export type HandleProps = Omit<HTMLAttributes<HTMLElement>, 'color'> & {
  ref: Ref<HTMLButtonElement>;
};

/** The handle of the item around it; null where nothing can be dragged. */
export const HandleContext = createContext<HandleProps | null>(null);
