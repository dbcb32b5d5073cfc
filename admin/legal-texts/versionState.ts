import type { LegalText } from '../../api/contract/types.ts';

type Version = Pick<LegalText, 'id' | 'kind' | 'valid_from' | 'is_active'>;

/** A version's public state on a given day in Prague, among all versions of its document. */
export function versionState(
  version: Version,
  all: readonly Version[],
  today: string,
): 'inForce' | 'planned' | 'earlier' | 'off' {
  if (!version.is_active) return 'off';
  if (version.valid_from > today) return 'planned';
  const isReplaced = all.some(
    (other) =>
      other.kind === version.kind &&
      other.is_active &&
      other.valid_from > version.valid_from &&
      other.valid_from <= today,
  );
  return isReplaced ? 'earlier' : 'inForce';
}
