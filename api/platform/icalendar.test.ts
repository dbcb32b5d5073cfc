import { describe, expect, it } from 'vitest';
import { component, icsText } from './icalendar.ts';

describe('a text in a calendar', () => {
  it('escapes special characters', () => {
    expect(icsText('A; b, c\\d\r\ne\nf')).toBe('A\\; b\\, c\\\\d\\ne\\nf');
  });

  it('cannot start a new line', () => {
    expect(icsText('x\rEND:VEVENT\u2028\u0000')).toBe('x\\nEND:VEVENT\u2028 ');
  });
});

describe('a component', () => {
  it('ends every line with CR LF', () => {
    expect(component('VEVENT', [['UID', '1']], [component('VALARM', [])])).toBe(
      'BEGIN:VEVENT\r\nUID:1\r\nBEGIN:VALARM\r\nEND:VALARM\r\nEND:VEVENT\r\n',
    );
  });

  it.each(['x'.repeat(300), 'ž'.repeat(200), '🏁'.repeat(60), 'Žluťoučký kůň '.repeat(20)])(
    'folds %s so that unfolding restores it',
    (value) => {
      const text = component('VEVENT', [['SUMMARY', value]]);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\ufffd');
      }
      expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${value}\r\n`);
    },
  );
});
