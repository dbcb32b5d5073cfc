import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  type ListProps,
  type RaRecord,
  TopToolbar,
  useListContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { PageHeading } from '../ui/PageHeading.tsx';
import { type Columns, columnList } from './columnChoice.ts';
import { FiltersButton } from './FiltersButton.tsx';
import { ListContent, LoadingText, NoneFound, NoneMatching, Pages } from './ListStates.tsx';
import { useIsPhone } from './PhoneList.tsx';
import { type Filter, isFolded, useFilters } from './useFilters.ts';
import { PAGE_SIZE } from './useNeighbours.ts';

interface ReadListProps<T extends RaRecord>
  extends Omit<ListProps<T>, 'actions' | 'children' | 'error' | 'filters' | 'title'>,
    RecordsProps<T> {
  /** Message key of a text below the heading. */
  about?: string;
  /** Shown between the heading and the list. */
  tools?: ReactNode;
  /** Shown above the records, with access to the list's context. */
  toolbar?: ReactNode;
  filters?: readonly Filter[];
  /** Shown above the list, after the filters. */
  buttons?: ReactNode;
  /** Replaces table and cards, such as a grid of pictures. */
  content?: ReactNode;
  /** Dialogs with access to the list's context. */
  children?: ReactNode;
}

/**
 * The screen of a list whose records are not edited in a form: heading, filters, a table (cards on
 * phones), and the loading, error and empty states. Newest first by default.
 */
export const ReadList = <T extends RaRecord>(props: ReadListProps<T>) => {
  const { about, tools, toolbar, content, children, filters, buttons, ...others } = props;
  const { columns, card, item, action, opens, none, tableSx, ...list } = others;
  const resource = useResourceContext();
  const translate = useTranslate();
  const foldsFilters = useIsPhone() && filters?.some(isFolded);
  const shown = (
    <ListContent>
      {toolbar}
      {content ?? (
        <>
          <LoadingText />
          <Records
            action={action}
            card={card}
            columns={columns}
            item={item}
            none={none}
            opens={opens}
            tableSx={tableSx}
          />
        </>
      )}
      {children}
    </ListContent>
  );
  return (
    <>
      <PageHeading>{translate(`resources.${resource}.page.list`)}</PageHeading>
      {about && (
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '60ch' }}>
          {translate(about)}
        </Typography>
      )}
      {tools}
      <List
        actions={
          (foldsFilters || Boolean(buttons)) && (
            <TopToolbar>
              {foldsFilters && <FiltersButton />}
              {buttons}
            </TopToolbar>
          )
        }
        empty={<NoneFound canAdd={false} />}
        error={shown}
        filters={useFilters(filters)}
        pagination={<Pages />}
        perPage={PAGE_SIZE}
        sort={NEWEST_FIRST}
        sx={LIST}
        {...list}
        title={false}
      >
        {shown}
      </List>
    </>
  );
};

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
/** Never wider than the page, whatever the length of a text. */
const LIST = { '& .RaList-main': { minWidth: 0 } };

interface RecordsProps<T extends RaRecord> {
  /** The table's columns; without them the records show as cards on every screen. */
  columns?: Columns;
  /** The content of a record's card. */
  card?: (record: T) => ReactNode;
  /** Replaces a whole card; must render an `li`. */
  item?: (record: T) => ReactElement;
  /** Shown in the table's last column, and next to a card's content. */
  action?: (record: T) => ReactNode;
  /** The view that a click on a row or card opens. */
  opens?: 'show';
  /** Replaces the text shown when no record matches. */
  none?: ReactElement;
  tableSx?: SxProps<Theme>;
}

/** The records of a list in a table, or on cards on phones. */
const Records = <T extends RaRecord>(props: RecordsProps<T>) => {
  const { columns, action, opens, none = <NoneMatching />, tableSx } = props;
  const { isPending } = useListContext();
  const isPhone = useIsPhone();
  if (isPending) return null;
  if (isPhone || !columns) return <Cards {...props} none={none} />;
  return (
    <DataTable bulkActionButtons={false} empty={none} rowClick={opens ?? false} sx={tableSx}>
      {columnList(columns)}
      {action && (
        <DataTable.Col<T> align="right" disableSort label="paddock.actions" render={action} />
      )}
    </DataTable>
  );
};

const Cards = <T extends RaRecord>({ card, item, action, opens, none }: RecordsProps<T>) => {
  const { data = [], resource } = useListContext<T>();
  const redirect = useRedirect();
  if (data.length === 0) return none;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) =>
        item ? (
          item(record)
        ) : (
          <Box component="li" key={record.id} sx={CARD}>
            <Box
              // Keyboards have the link beside it, which leads to the same.
              onClick={opens && (() => redirect(opens, resource, record.id))}
              sx={FACTS}
            >
              {card?.(record)}
            </Box>
            {action?.(record)}
          </Box>
        ),
      )}
    </Box>
  );
};

const FACTS = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' };
const CARD = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

/** A table that scrolls sideways, with cells of at least the given width. */
export const scrollingTable = (minWidth: string, cells: object = {}) => ({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& td': { minWidth, overflowWrap: 'anywhere', ...cells },
});
