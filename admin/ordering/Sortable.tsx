import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';

export interface SortableProps {
  items: readonly { id: UniqueIdentifier; name: string }[];
  onMove: (from: number, to: number) => void;
  layout?: 'list' | 'grid';
  disabled?: boolean;
  children: ReactNode;
}

/** Items reordered by pointer, touch or keyboard; every step is announced to screen readers. */
export const Sortable = ({
  items,
  onMove,
  layout = 'list',
  disabled = false,
  children,
}: SortableProps) => {
  const translate = useTranslate();
  const [isDragging, setDragging] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useEscapeWhileDragging(isDragging);
  const announcements = useMemo(() => announcementsOf(items, translate), [items, translate]);
  const end = ({ active, over }: DragEndEvent) => {
    setDragging(false);
    const from = items.findIndex(({ id }) => id === active.id);
    const to = items.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: translate('ordering.instructions') },
        // Outside the page: an open panel hides everything else from screen readers.
        container: document.body,
      }}
      collisionDetection={closestCenter}
      onDragCancel={() => setDragging(false)}
      onDragEnd={end}
      onDragStart={() => setDragging(true)}
      sensors={sensors}
    >
      <SortableContext
        disabled={disabled}
        items={items.map(({ id }) => id)}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
};

type Translate = ReturnType<typeof useTranslate>;

function announcementsOf(items: SortableProps['items'], translate: Translate): Announcements {
  const announce = (key: string, moved: UniqueIdentifier, at: UniqueIdentifier | undefined) => {
    const place = items.findIndex(({ id }) => id === at) + 1;
    const name = items.find(({ id }) => id === moved)?.name ?? '';
    return place > 0
      ? translate(`ordering.${key}`, { name, place, count: items.length })
      : undefined;
  };
  return {
    onDragStart: ({ active }) => announce('picked', active.id, active.id),
    onDragOver: ({ active, over }) => announce('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => announce('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => announce('cancelled', active.id, active.id),
  };
}

/** Keeps Escape, which the sensor handles on the document, from also closing the surrounding panel. */
function useEscapeWhileDragging(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || event.target === document) return;
      event.stopPropagation();
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape' }));
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isDragging]);
}
