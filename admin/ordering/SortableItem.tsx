import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import { type SxProps, type Theme, useTheme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HandleContext, type HandleProps } from './DragHandle.tsx';

/** What makes an element one of the items of `Sortable`: its ref and style, and its handle's props. */
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
