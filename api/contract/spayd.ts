export interface PaymentRequest {
  /** Valid, without spaces. */
  iban: string;
  bic: string | null;
  halere: number;
  /** At most ten digits. */
  variableSymbol: number;
  /** YYYY-MM-DD; null without a due date. */
  due: string | null;
  recipient: string;
  message: string;
}

const MAX_HALERE = 999_999_999;

/** The text of a QR payment code (qr-platba.cz); null if the amount does not fit the format. */
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

/** The asterisk separates fields, and the percent sign starts an escape. */
const ESCAPED: Readonly<Record<string, string>> = { '*': '%2A', '%': '%25' };
