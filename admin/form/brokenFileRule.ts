import { LIMITS } from '../../api/contract/constants.ts';

/**
 * The message key of the rule that a chosen file breaks, null when it is fine: the right kind, not
 * empty, 15 MB at most (back-office §5; decisions, Content).
 */
export function brokenFileRule(file: File, kind: 'image' | 'video' = 'image'): string | null {
  if (!file.type.startsWith(`${kind}/`)) return `paddock.${KEYS[kind]}.wrongType`;
  if (file.size === 0) return 'paddock.picture.empty';
  return file.size > LIMITS.uploadBytes ? 'paddock.picture.tooLarge' : null;
}

const KEYS = { image: 'picture', video: 'video' };
