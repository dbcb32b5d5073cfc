import type { ResourceDefinition } from 'react-admin';
import { MENU_GROUPS } from '../layout/menuGroups.ts';

type Definitions = Readonly<Record<string, ResourceDefinition>>;

/** The resources that have a screen, in the menu's order. */
export const withScreens = (definitions: Definitions): ResourceDefinition[] =>
  MENU_GROUPS.flatMap(({ resources }) => resources).flatMap((name) => {
    const definition = definitions[name];
    return definition?.hasList ? [definition] : [];
  });
