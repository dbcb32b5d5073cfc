export interface PaymentRequest {
  /** Already checked and without spaces. */
  iban: string;
  bic: string | null;
  halere: number;
  /** At most ten digits. */
  variableSymbol: number;
  /** YYYY-MM-DD, or null when it may be paid at any time. */
  due: string | null;
  recipient: string;
  message: string;
}

const MAX_HALERE = 999_999_999;

/** The text of a QR Platba (qr-platba.cz); null for an amount that it can't hold. */
export function spayd(request: PaymentRequest): string | null {
  const { iban, bic, halere, variableSymbol, due, recipient, message } = request;
  if (halere <= 0 || halere > MAX_HALERE) return null;
  return [
    'SPD',
    '1.0',
    `ACC:${bic ? `${iban}+${bic}` : iban}`,
    `AM:${Math.floor(halere / 100)}.${String(halere % 100).padStart(2, '0')}`,
    'CC:CZK',
    ...(due ? [`DT:${due.replaceAll('-', '')}`] : []),
    `X-VS:${variableSymbol}`,
    ...textField('RN', recipient, 35),
    ...textField('MSG', message, 60),
  ].join('*');
}

function textField(name: string, text: string, max: number): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replace(/[^0-9A-Z $%*+\-./:]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  let value = '';
  for (const sign of plain) {
    const escaped = ESCAPED[sign] ?? sign;
    if (value.length + escaped.length > max) break;
    value += escaped;
  }
  return value.trim() === '' ? [] : [`${name}:${value.trim()}`];
}

/** The asterisk parts the fields, and the percent sign starts an escape. */
const ESCAPED: Readonly<Record<string, string>> = { '*': '%2A', '%': '%25' };

/** The squares of a QR code, as the package `qrcode` makes them. */
interface QrModules {
  size: number;
  /** Something true where a square is dark. */
  get(row: number, column: number): unknown;
}

/** The dark squares of a code, neighbours of a row as one: seams between them would show as hairlines. */
export function* darkRuns(modules: QrModules) {
  for (let row = 0; row < modules.size; row += 1) {
    let column = 0;
    while (column < modules.size) {
      let end = column;
      while (end < modules.size && modules.get(row, end)) end += 1;
      if (end > column) yield { row, column, length: end - column };
      column = end + 1;
    }
  }
}
