import { csvRows } from '../../../contract/csvRows.ts';
import { isIsoDate } from '../../../contract/dates.ts';
import { unreadableFile } from '../../../platform/failure.ts';
import {
  faultyRows,
  fieldText,
  halereOf,
  type Movement,
  parseSymbol,
  type Statement,
} from './movement.ts';

/** The list of movements that Fio's internet banking and its API export: facts of the account, then a table. */
export function readFioCsv(text: string): Statement {
  const data = csvRows(text, ';');
  const start = data.findIndex(({ cells }) => cells.some((cell) => cell.trim() === 'ID pohybu'));
  const headings = data[start]?.cells.map((cell) => cell.trim());
  if (!headings) throw unreadableFile('statement.unknown');
  const facts = new Map(
    data.slice(0, start).map(({ cells: [name = '', value = ''] }) => [name.trim(), value]),
  );
  if ((facts.get('currency')?.trim() || CROWNS) !== CROWNS)
    throw unreadableFile('statement.currency');
  const faulty = faultyRows();
  return {
    source: 'fio',
    account: [facts.get('accountId'), facts.get('bankId')].filter(Boolean).join('/'),
    movements: data.slice(start + 1).map(({ cells, row }) => {
      const cell = (name: string) => cells[headings.indexOf(name)]?.trim() ?? '';
      return movementOf(cell) ?? faulty(faultOf(cell, cells, row));
    }),
  };
}

const CROWNS = 'CZK';
const ID = /^\d{1,20}$/;

/** Null for a row that can't be read, or is of another currency. */
function movementOf(cell: (name: string) => string): Movement | null {
  const externalId = cell('ID pohybu');
  const halere = halereOf(cell('Objem') || cell('Částka'));
  const receivedOn = dayOf(cell('Datum'));
  if (!ID.test(externalId) || halere === null || receivedOn === '' || isForeign(cell)) return null;
  return {
    externalId,
    halere,
    receivedOn,
    variableSymbol: parseSymbol(cell('VS')),
    counterAccount: [cell('Protiúčet'), cell('Kód banky')].filter(Boolean).join('/'),
    payer: fieldText(cell('Název protiúčtu')),
    message: fieldText(cell('Zpráva pro příjemce') || cell('Uživatelská identifikace')),
    isReversal: /storno/i.test(cell('Typ')),
  };
}

const isForeign = (cell: (name: string) => string): boolean => (cell('Měna') || CROWNS) !== CROWNS;

function faultOf(cell: (name: string) => string, cells: readonly string[], row: number) {
  const id = cell('ID pohybu');
  return {
    fault: isForeign(cell)
      ? ({ key: 'statement.currency' } as const)
      : ({ key: 'statement.row', params: { row } } as const),
    text: cells.filter((one) => one.trim() !== '').join(' · '),
    known: { externalId: ID.test(id) ? id : '', receivedOn: dayOf(cell('Datum')) },
  };
}

/** A day as Czechs write it, as YYYY-MM-DD; '' when it is none. */
function dayOf(text: string): string {
  const [day = '', month = '', year = ''] = text.split('.');
  const iso = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : '';
}
