import { describe, expect, it } from 'vitest';
import { createEventParser, type ServerEvent } from './followCounts.ts';

const parsed = (...pieces: string[]): ServerEvent[] => {
  const take = createEventParser();
  return pieces.flatMap((piece) => take(piece));
};

const counts = (data: string): ServerEvent => ({ name: 'counts', data });

describe('server-sent events', () => {
  it.each([
    ['one', ['event: counts\ndata: 1\n\n'], [counts('1')]],
    [
      'two at once',
      ['event: counts\ndata: 1\n\nevent: counts\ndata: 2\n\n'],
      [counts('1'), counts('2')],
    ],
    ['in pieces', ['eve', 'nt: cou', 'nts\nda', 'ta: 1\n', '\n'], [counts('1')]],
    ['letter by letter', [...'event: counts\r\ndata: 1\r\n\r\n'], [counts('1')]],
    ['with old line ends', ['event: counts\rdata: 1\r\r', ''], []],
    ['with old line ends, followed', ['event: counts\rdata: 1\r\r', ':'], [counts('1')]],
    ['of several lines', ['data: a\ndata: b\n\n'], [{ name: 'message', data: 'a\nb' }]],
    ['without a space', ['event:counts\ndata:1\n\n'], [counts('1')]],
    ['with a colon in it', ['data: {"a": 1}\n\n'], [{ name: 'message', data: '{"a": 1}' }]],
    ['with empty data', ['data\n\n'], [{ name: 'message', data: '' }]],
    ['not yet ended', ['event: counts\ndata: 1\n'], []],
    ['a comment', [': still here\n\n'], []],
    ['a name without data', ['event: counts\n\ndata: 1\n\n'], [{ name: 'message', data: '1' }]],
    ['unknown fields', ['retry: 5\nid: 7\nevent: counts\ndata: 1\n\n'], [counts('1')]],
  ])('%s', (_, pieces, events) => {
    expect(parsed(...pieces)).toEqual(events);
  });
});
