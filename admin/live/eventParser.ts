/** One server-sent event. */
export interface ServerEvent {
  /** 'message' where the server gives no name. */
  name: string;
  data: string;
}

/**
 * Reads server-sent events out of a text that arrives in pieces of any size. The answered function
 * takes the next piece and gives the events that it completes; comments and unknown fields are none.
 */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let rest = '';
  let name = '';
  let data: string[] = [];

  const take = (line: string): ServerEvent[] => {
    if (line === '') {
      const event = { name: name || 'message', data: data.join('\n') };
      const isWhole = data.length > 0;
      name = '';
      data = [];
      return isWhole ? [event] : [];
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return [];
  };

  return (piece) => {
    // A CR at the end may be the first half of a CRLF.
    const text = rest + piece;
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + text.slice(end);
    return lines.flatMap(take);
  };
}
