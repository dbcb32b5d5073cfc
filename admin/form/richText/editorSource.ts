import { createContext } from 'react';

/** The field of the editor around its toolbar, which react-admin doesn't tell. */
export const EditorSource = createContext('');
