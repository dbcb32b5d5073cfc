import { isEmail } from '../../../api/contract/email.ts';

/**
 * What was typed as a link's target as an address that can be linked: a path, http(s), mailto or tel.
 * A bare domain becomes https, a bare e-mail mailto; null when it is none of them.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (/^(?:\/(?!\/)|#)/.test(text) || /^(?:mailto|tel):./i.test(text)) return text;
  if (isEmail(text)) return `mailto:${text}`;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/:]+(?:\.[^\s/:]+|:\d+)/i.test(address) && URL.canParse(address)
    ? address
    : null;
}
