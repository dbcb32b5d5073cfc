import Papa from 'papaparse';

interface CsvRow {
  cells: string[];
  /** As spreadsheets count, from 1: rows without a text count, too. */
  row: number;
}

/** The rows of a CSV that have a text. Its delimiter is guessed unless it is given. */
export function csvRows(text: string, delimiter = guessed(text)): CsvRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter });
  return data.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, row: index + 1 }] : [],
  );
}

/** By its first rows with a text: others have one cell, whatever the delimiter. */
const guessed = (text: string): string =>
  Papa.parse(text, {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
    preview: 10,
  }).meta.delimiter;
