import { type ReactNode, useMemo } from 'react';
import {
  AddUndoableMutationContext,
  TakeUndoableMutationContext,
  type UndoableMutation,
} from 'react-admin';

/**
 * The changes that can still be undone, in their order. React-admin's own queue is what was drawn last: a change
 * that was taken could be taken again before the next drawing, and one that was added then was lost.
 */
export const UndoQueue = ({ children }: { children: ReactNode }) => {
  const { add, take } = useMemo(() => {
    const waiting: UndoableMutation[] = [];
    return {
      add: (change: UndoableMutation) => void waiting.push(change),
      take: () => waiting.shift(),
    };
  }, []);
  return (
    <AddUndoableMutationContext value={add}>
      <TakeUndoableMutationContext value={take}>{children}</TakeUndoableMutationContext>
    </AddUndoableMutationContext>
  );
};
