import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { DataTableBodyProps } from 'react-admin';

/** A record on phones. */
export interface CardProps {
  id: number;
  sx: SxProps<Theme>;
  children: ReactNode;
}

/** What lets the records of a list be moved. */
export interface ListOrdering {
  /** Around the list. */
  List: ComponentType<{ children: ReactNode }>;
  /** A record's, among its actions. */
  Buttons: ComponentType;
  TableBody: ComponentType<DataTableBodyProps>;
  Card: ComponentType<CardProps>;
}
