import type { PickupPoint, PointFacts } from '../../../db/models/pickupPoint.ts';
import type { PointsOutcome } from '../../contract/types.ts';

export type KnownPoint = Pick<PickupPoint, 'id' | 'is_active'> & PointFacts;

export interface PointsPlan {
  /** New points, and those that are stored otherwise or inactive. */
  written: PointFacts[];
  /** Ids of active points that the file lacks. */
  gone: number[];
  outcome: Omit<PointsOutcome, 'ignored'>;
}

/** What an import makes of the points that are stored: by code, and what is missing becomes inactive. */
export function planImport(
  known: readonly KnownPoint[],
  imported: readonly PointFacts[],
): PointsPlan {
  const byCode = new Map(known.map((point) => [point.code, point]));
  const codes = new Set(imported.map(({ code }) => code));
  const isNew = ({ code }: PointFacts) => !byCode.has(code);
  const isChanged = (point: PointFacts) => {
    const stored = byCode.get(point.code);
    return stored !== undefined && !(stored.is_active && isSame(stored, point));
  };
  const created = imported.filter(isNew);
  const updated = imported.filter(isChanged);
  const gone = known.filter(({ code, is_active }) => is_active && !codes.has(code));
  return {
    written: [...created, ...updated],
    gone: gone.map(({ id }) => id),
    outcome: {
      created: created.length,
      updated: updated.length,
      unchanged: imported.length - created.length - updated.length,
      deactivated: gone.length,
    },
  };
}

const FACTS = ['name', 'street', 'city', 'zip', 'country', 'opening_hours'] as const;

const isSame = (one: PointFacts, other: PointFacts): boolean =>
  FACTS.every((fact) => one[fact] === other[fact]);
