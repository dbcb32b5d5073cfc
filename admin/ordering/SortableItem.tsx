import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type SxProps, type Theme, useTheme } from '@mui/material/styles';
import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
} from 'react';
import { useTranslate } from 'react-admin';

/** Ref, style and handle props of a `Sortable` item. */
export function useSortableItem(id: number | string) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const item = useSortable({ id, attributes: { roleDescription: translate('ordering.sortable') } });
  const handle: HandleProps = {
    ...item.attributes,
    ...item.listeners,
    ref: item.setActivatorNodeRef,
  };
  const style = {
    transform: CSS.Translate.toString(item.transform),
    transition: item.transition,
    ...(item.isDragging && { ...DRAGGED, background: palette.background.paper }),
  };
  return { ref: item.setNodeRef, style, handle, isDragging: item.isDragging };
}

interface SortableItemProps {
  id: number | string;
  component?: ElementType;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** An item of `Sortable`; a `DragHandle` inside moves it. */
export const SortableItem = ({ id, component = 'div', sx, children }: SortableItemProps) => {
  const { ref, style, handle } = useSortableItem(id);
  return (
    <HandleContext value={handle}>
      <Box component={component} ref={ref} style={style} sx={sx}>
        {children}
      </Box>
    </HandleContext>
  );
};

const DRAGGED = {
  position: 'relative',
  zIndex: 4,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.35)',
} as const;

/** With `onExplain` nothing can be moved; the handle explains why. */
export const DragHandle = ({ name, onExplain }: { name: string; onExplain?: () => void }) => {
  const translate = useTranslate();
  const handle = use(HandleContext);
  const label = translate('ordering.handle', { name });
  if (!handle && !onExplain) return null;
  const title = onExplain ? translate('ordering.unordered') : label;
  return (
    <IconButton
      {...(!onExplain && handle)}
      aria-disabled={onExplain ? true : undefined}
      aria-label={label}
      data-tooltip={title}
      onClick={onExplain}
      size="small"
      sx={onExplain ? EXPLAINING : GRABBED}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
};

// Touching the handle drags instead of scrolling.
const GRABBED = { cursor: 'grab', touchAction: 'none' };
const EXPLAINING = { cursor: 'help', opacity: 0.5 };

type HandleProps = Omit<HTMLAttributes<HTMLElement>, 'color'> & {
  ref: Ref<HTMLButtonElement>;
};

/** The drag handle of the enclosing item; null where dragging is off. */
export const HandleContext = createContext<HandleProps | null>(null);
