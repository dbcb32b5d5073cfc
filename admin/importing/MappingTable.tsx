import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CsvTable } from './csvFile.ts';
import type { Importing } from './useImport.ts';

type MappingTableProps = Pick<Importing, 'fields' | 'map' | 'mapping'> & { table: CsvTable };

/** Maps the file's columns to fields; expanded when most of them match none. */
export const MappingTable = ({ table, mapping, fields, map }: MappingTableProps) => {
  const translate = useTranslate();
  const unknown = mapping.filter((field) => field === null).length;
  const [isOpen, setOpen] = useState(unknown > mapping.length / 2);
  const title = translate('importing.mapping.title');
  return (
    <>
      {unknown > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('importing.mapping.unknown', { smart_count: unknown })}
        </Alert>
      )}
      <Accordion
        disableGutters
        elevation={0}
        expanded={isOpen}
        onChange={(_, open) => setOpen(open)}
        sx={FRAME}
      >
        <AccordionSummary expandIcon={<ExpandMore />} id="import-columns">
          {`${title} (${mapping.length - unknown}/${mapping.length})`}
        </AccordionSummary>
        <AccordionDetails sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {['column', 'field', 'example'].map((name) => (
                  <TableCell key={name}>{translate(`importing.mapping.${name}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {table.headings.map((heading, column) => (
                // Headings may be empty or equal, so columns are identified by index.
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never move
                <TableRow key={column}>
                  <TableCell>{heading}</TableCell>
                  <TableCell>
                    <Box
                      aria-label={`${translate('importing.mapping.field')}: ${heading}`}
                      component="select"
                      onChange={({ target }) => map(column, target.value || null)}
                      sx={SELECT}
                      value={mapping[column] ?? ''}
                    >
                      <option value="">{translate('importing.mapping.ignored')}</option>
                      {['id', ...fields.map(({ name }) => name)].map((name) => (
                        <option key={name}>{name}</option>
                      ))}
                    </Box>
                  </TableCell>
                  <TableCell sx={EXAMPLE}>{table.rows[0]?.[column]}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </AccordionDetails>
      </Accordion>
    </>
  );
};

const FRAME = { border: 1, borderColor: 'divider', mb: 3 };
const SELECT = {
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  minHeight: 32,
  maxWidth: '14rem',
};
const EXAMPLE = {
  maxWidth: '20rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
};
