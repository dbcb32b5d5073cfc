import { createContext, type HTMLAttributes, type Ref } from 'react';

/** What turns a button into the handle of its item: listeners, ARIA, and the ref. */
export type HandleProps = Omit<HTMLAttributes<HTMLElement>, 'color'> & {
  ref: Ref<HTMLButtonElement>;
};

/** The handle of the item around it; null where nothing can be dragged. */
export const HandleContext = createContext<HandleProps | null>(null);
