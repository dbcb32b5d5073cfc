import Papa from 'papaparse';
import { isIsoDate } from '../../../contract/dates.ts';
import {
  halereOf,
  type Movement,
  type Statement,
  symbolOf,
  unreadable,
  wordsOf,
} from './movement.ts';

/** The list of movements that Fio's internet banking and its API export: facts of the account, then a table. */
export function readFioCsv(text: string): Statement {
  const { data } = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: 'greedy' });
  const start = data.findIndex((row) => row.some((cell) => cell.trim() === 'ID pohybu'));
  const headings = data[start]?.map((cell) => cell.trim());
  if (!headings) throw unreadable('statement.unknown');
  const facts = new Map(
    data.slice(0, start).map(([name = '', value = '']) => [name.trim(), value]),
  );
  return {
    source: 'fio',
    account: [facts.get('accountId'), facts.get('bankId')].filter(Boolean).join('/'),
    movements: data.slice(start + 1).map((row, index) => {
      const cell = (name: string) => row[headings.indexOf(name)]?.trim() ?? '';
      return movementOf(cell, facts.get('currency'), index + start + 2);
    }),
  };
}

function movementOf(
  cell: (name: string) => string,
  currency: string | undefined,
  row: number,
): Movement {
  const externalId = cell('ID pohybu');
  const halere = halereOf(cell('Objem') || cell('Částka'));
  const [day = '', month = '', year = ''] = cell('Datum').split('.');
  const receivedOn = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!/^\d{1,20}$/.test(externalId) || halere === null || !isIsoDate(receivedOn)) {
    throw unreadable('statement.row', { row });
  }
  if ((cell('Měna') || currency || 'CZK') !== 'CZK') throw unreadable('statement.currency');
  return {
    ...{ externalId, halere, receivedOn },
    variableSymbol: symbolOf(cell('VS')),
    counterAccount: [cell('Protiúčet'), cell('Kód banky')].filter(Boolean).join('/'),
    payer: wordsOf(cell('Název protiúčtu')),
    message: wordsOf(cell('Zpráva pro příjemce') || cell('Uživatelská identifikace')),
    isReversal: /storno/i.test(cell('Typ')),
  };
}
