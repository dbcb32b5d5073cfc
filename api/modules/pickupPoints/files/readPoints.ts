import type { PointFacts } from '../../../../db/models/pickupPoint.ts';
import { LIMITS } from '../../../contract/constants.ts';
import { isCountry } from '../../../contract/countries.ts';
import { fileText } from '../../../contract/fileText.ts';
import { unreadableFile } from '../../../platform/failure.ts';
import type { FilePoint } from './filePoint.ts';
import { readPacketa } from './packeta.ts';
import { readPointsCsv } from './pointsCsv.ts';

export interface PointList {
  points: PointFacts[];
  /** How many rows are of no use: closed, or in a country that no method delivers to. */
  ignored: number;
}

/**
 * Reads a list of pick-up points: CSV with named columns, or Packeta's list of branches in JSON. A file with
 * a row that can't be read is refused as a whole: its point would be taken for one that is gone.
 * @throws Failure 422 that says what is wrong with the file
 */
export function readPoints(bytes: Uint8Array): PointList {
  if (bytes.length === 0) throw unreadableFile('points.empty');
  if (bytes.length > LIMITS.pointsFile) throw unreadableFile('points.tooLarge');
  const text = fileText(bytes).replace('\ufeff', '').trimStart();
  if (text.includes('\0')) throw unreadableFile('points.unknown');
  const listed = /^[[{]/.test(text) ? readPacketa(text) : readPointsCsv(text);
  if (listed.length > LIMITS.pickupPoints) {
    throw unreadableFile('points.tooMany', { maximum: LIMITS.pickupPoints });
  }
  const points = listed
    .filter(({ country, isClosed }) => isCountry(country) && !isClosed)
    .map(checked);
  if (points.length === 0) throw unreadableFile('points.empty');
  checkUnique(points);
  return { points, ignored: listed.length - points.length };
}

function checked({ row, isClosed: _isClosed, ...point }: FilePoint): PointFacts {
  const { code, name, city, zip } = point;
  const isWhole = [code, name, city, zip].every((text) => text !== '');
  const isShort = Object.values(point).every((text) => text.length <= LIMITS.line);
  if (!isWhole || !isShort || code.length > LIMITS.pointCode)
    throw unreadableFile('points.row', { row });
  return point;
}

function checkUnique(points: readonly PointFacts[]): void {
  const codes = new Set<string>();
  for (const { code } of points) {
    if (codes.has(code)) throw unreadableFile('points.twice', { code });
    codes.add(code);
  }
}
