import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, type RaRecord, useListContext } from 'react-admin';
import { LoadFailure } from '../layout/RetryAlert.tsx';
import { LoadingText, NoneFound, NoneMatching, Pages } from './ListStates.tsx';
import { useIsPhone } from './PhoneList.tsx';

interface ReadListProps extends Pick<ListProps, 'filter' | 'filters' | 'sort'> {
  table: ReactElement;
  /** Replaces the table on phones. */
  cards: ReactElement;
  children?: ReactNode;
}

/** A read-only list, newest first: a table or cards, with its loading, error and empty states. */
export const ReadList = ({
  table,
  cards,
  children,
  sort = NEWEST_FIRST,
  ...props
}: ReadListProps) => {
  const isPhone = useIsPhone();
  return (
    <List
      {...props}
      actions={false}
      empty={<NoneFound canAdd={false} />}
      error={<LoadFailure />}
      pagination={<Pages />}
      perPage={25}
      sort={sort}
      sx={LIST}
      title={false}
    >
      <LoadingText />
      {isPhone ? cards : table}
      {children}
    </List>
  );
};

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
/** Never wider than the page, whatever the length of a text. */
const LIST = { '& .RaList-main': { minWidth: 0 } };

interface CardsProps<T> {
  card: (record: T) => ReactNode;
  /** Shown next to the card's texts. */
  action?: (record: T) => ReactNode;
}

/** The records of a list as cards. */
export const Cards = <T extends RaRecord>({ card, action }: CardsProps<T>) => {
  const { data = [], isPending } = useListContext<T>();
  if (!isPending && data.length === 0) return <NoneMatching />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <Box component="li" key={record.id} sx={CARD}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{card(record)}</Box>
          {action?.(record)}
        </Box>
      ))}
    </Box>
  );
};

const CARD = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
};
