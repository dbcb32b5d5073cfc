import { useStore } from 'react-admin';

/** Whether single keys are shortcuts, and how to change that (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('shortcuts.singleKeys', true);
