import { cloneElement, type ReactElement } from 'react';
import { useIsPhone } from './PhoneList.tsx';

export type Filter = ReactElement<{ alwaysOn?: boolean; source: string }>;

/** Whether phones show a filter only when it is asked for. */
export const isFolded = (filter: Filter): boolean => filter.props.source !== 'q';

/** A list's filters; on phones only the search is always there, the others are behind one button. */
export function useFilters(filters: readonly Filter[] | undefined): Filter[] | undefined {
  const isPhone = useIsPhone();
  return filters?.map((filter) =>
    isPhone && isFolded(filter) ? cloneElement(filter, { alwaysOn: false }) : filter,
  );
}
