import { defaultExporter, type Exporter } from 'react-admin';

const NOT_FOR_TABLES = /_info$|^photos$|^version$/;

/** Downloads the filtered list as CSV, without what only machines read. */
export const exportRecords: Exporter = (records, ...rest) =>
  defaultExporter(
    records.map((record) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => !NOT_FOR_TABLES.test(name))),
    ),
    ...rest,
  );
