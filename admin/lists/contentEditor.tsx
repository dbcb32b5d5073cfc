import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import type { PictureInfo } from '../../api/contract/types.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { BULK_ACTIVE } from './bulkFields.ts';
import { type Columns, choosableColumns, columnList } from './columnChoice.ts';
import {
  activeColumn,
  activeFilter,
  type choiceField,
  idColumn,
  orderColumn,
  searchFilter,
} from './columnsAndFilters.tsx';
import { Editor } from './Editor.tsx';

interface ContentEditorProps<T extends RaRecord> extends ComponentProps<typeof Editor<T>> {
  /** Columns hidden by default. */
  more?: Columns;
  /** A field that filters the list and can be changed for several records. */
  choice?: ReturnType<typeof choiceField>;
}

/** An editor with the common parts of all content; sorted by display order unless `sort` is given. */
export function contentEditor<T extends RaRecord>(props: ContentEditorProps<T>) {
  const { columns, more = <></>, choice, ...editor } = props;
  const allColumns = (
    <>
      {columnList(columns)}
      {editor.ordering && orderColumn}
      {activeColumn}
      {columnList(more)}
      {idColumn}
    </>
  );
  const hiddenColumns = [...choosableColumns(more).map(({ key }) => key), 'id'];
  const filters = [searchFilter, ...(choice ? [choice.filter] : []), activeFilter];
  return () => (
    <Editor<T>
      bulkFields={choice && [BULK_ACTIVE, choice.bulk]}
      filters={filters}
      {...editor}
      columns={allColumns}
      hiddenColumns={hiddenColumns}
    />
  );
}

/** Renders a record's picture, or an icon when it has none. */
export const recordPicture =
  (placeholder: ComponentProps<typeof Thumbnail>['placeholder'], size = {}) =>
  ({ image_info, image_path }: Pictured) => (
    <Thumbnail alt="" info={image_info} path={image_path} placeholder={placeholder} {...size} />
  );

type Pictured = { image_path: string | null; image_info: PictureInfo | null };

/** The column of a record's picture and name. */
export const nameColumn = <T extends RaRecord>(
  source: string,
  name: (record: T) => ReactNode,
  picture: (record: T) => ReactNode,
  label?: string,
) => (
  <DataTable.Col<T>
    label={label}
    render={(record) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        {picture(record)}
        {name(record)}
      </Box>
    )}
    source={source}
  />
);
