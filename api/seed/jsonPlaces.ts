/** Line numbers, from 1, of the parts of a JSON text. */
interface JsonPlaces {
  /** The line of the first syntax error; null when there is none. */
  broken: number | null;
  properties: ReadonlyMap<string, number>;
  items: ReadonlyMap<string, readonly number[]>;
}

const BLANK = /[ \t\r\n]*/y;
const TOKEN = /[{}[\],:]|"(?:[^"\\\n]|\\.)*"|[^\s{}[\],:"]+/y;
const PUNCTUATION = '{}[],:';

class Broken extends Error {}

/**
 * Finds the lines of a JSON text's top-level properties and list items, which JSON.parse doesn't
 * report.
 */
export function jsonPlaces(text: string): JsonPlaces {
  const properties = new Map<string, number>();
  const items = new Map<string, number[]>();
  let at = 0;
  let line = 1;

  const take = (): string => {
    BLANK.lastIndex = at;
    const [blank = ''] = BLANK.exec(text) ?? [];
    line += blank.split('\n').length - 1;
    TOKEN.lastIndex = at + blank.length;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined || !(PUNCTUATION.includes(token) || isJson(token))) throw new Broken();
    at = TOKEN.lastIndex;
    return token;
  };
  const expect = (wanted: string, token = take()) => {
    if (token !== wanted) throw new Broken();
  };

  const value = (token: string, path: readonly string[]): void => {
    if (token === '{') object(path);
    else if (token === '[') list(path);
    else if (PUNCTUATION.includes(token)) throw new Broken();
  };
  const members = (end: string, member: (token: string) => void): void => {
    let token = take();
    if (token === end) return;
    for (;;) {
      member(token);
      const after = take();
      if (after === end) return;
      expect(',', after);
      token = take();
    }
  };
  const object = (path: readonly string[]): void =>
    members('}', (token) => {
      if (!token.startsWith('"')) throw new Broken();
      const name = String(JSON.parse(token));
      if (path.length === 0) properties.set(name, line);
      expect(':');
      value(take(), [...path, name]);
    });
  const list = (path: readonly string[]): void => {
    const lines: number[] = [];
    const [name = ''] = path;
    if (path.length === 1) items.set(name, lines);
    members(']', (token) => {
      lines.push(line);
      value(token, [...path, '']);
    });
  };

  const places = (broken: number | null): JsonPlaces => ({ broken, properties, items });
  try {
    value(take(), []);
    BLANK.lastIndex = at;
    const [blank = ''] = BLANK.exec(text) ?? [];
    if (at + blank.length === text.length) return places(null);
    line += blank.split('\n').length - 1;
  } catch (error) {
    if (!(error instanceof Broken || error instanceof RangeError)) throw error;
  }
  return places(line);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
