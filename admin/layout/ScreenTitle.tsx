import { useLiveCounts, waitingIn } from '../live/LiveContext.ts';

/** The title of the browser's tab, with how much waits in front: `(2) Orders – Paddock`. */
export const ScreenTitle = ({ children }: { children: string }) => {
  const waiting = waitingIn(useLiveCounts());
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${children} – Paddock`}</title>;
};
