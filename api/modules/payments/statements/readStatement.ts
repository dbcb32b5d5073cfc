import { invalid, unreadableFile } from '../../../platform/failure.ts';
import { readFioCsv } from './fioCsv.ts';
import { readFioJson } from './fioJson.ts';
import { readGpc } from './gpc.ts';
import { STATEMENT_LIMITS, type Statement } from './movement.ts';

/**
 * Reads a bank's list of movements, whichever of the known formats it is in.
 * Rows that can't be read are movements with a fault.
 * @throws Failure 422 that says what is wrong with the file, also when no row of it can be read
 */
export function readStatement(bytes: Uint8Array): Statement {
  if (bytes.length === 0) throw unreadableFile('statement.empty');
  if (bytes.length > STATEMENT_LIMITS.bytes) throw unreadableFile('statement.tooLarge');
  const statement = readerOf(bytes)();
  const { length } = statement.movements;
  const [fault] = statement.movements.map((movement) => movement.fault);
  if (fault && statement.movements.every((movement) => movement.fault)) {
    throw invalid(fault, { file: fault });
  }
  if (length === 0) throw unreadableFile('statement.empty');
  if (length > STATEMENT_LIMITS.movements) {
    throw unreadableFile('statement.tooLong', { maximum: STATEMENT_LIMITS.movements });
  }
  return statement;
}

function readerOf(bytes: Uint8Array): () => Statement {
  // One byte is one column here, also of letters with accents.
  const columns = new TextDecoder('windows-1250').decode(bytes);
  if (/^07[45][\d ]{16}/.test(columns)) return () => readGpc(columns);
  const text = decoded(bytes) ?? columns;
  if (text.includes('\0')) throw unreadableFile('statement.unknown');
  return text.trimStart().startsWith('{') ? () => readFioJson(text) : () => readFioCsv(text);
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
