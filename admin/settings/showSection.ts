import { createContext } from 'react';

/** Called with the name of the home page's section that was moved or changed, so that a preview can show it. */
export const ShowSectionContext = createContext<(name: string) => void>(() => undefined);
