import { CODE_LENGTH, parseCode } from '../../api/contract/voucherCodes.ts';

/** How far the typing of a code is; `wrong`: long enough, but a symbol is not right. */
type TypedCode = { state: 'unfinished' | 'wrong' } | { state: 'complete'; code: string };

export function readTyped(text: string): TypedCode {
  const code = parseCode(text);
  if (code !== null) return { state: 'complete', code };
  const symbols = text.replace(/[^\p{L}\p{N}]/gu, '');
  return { state: symbols.length < CODE_LENGTH ? 'unfinished' : 'wrong' };
}
