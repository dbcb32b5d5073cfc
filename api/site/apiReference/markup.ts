import type { Ref } from '../../resources/openapi/model.ts';
import { escapeHtml } from '../../services/html/plainText.ts';

/** A sentence of the document as HTML; what stands between backticks is code. */
export const prose = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The same in paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${prose(paragraph)}</p>`)
    .join('');

/** The component behind a reference, or what stood there in its place. */
export function resolved<T extends object>(
  components: Readonly<Record<string, T>>,
  given: T | Ref,
): T {
  if (!('$ref' in given)) return given;
  const found = components[nameOf(String(given.$ref))];
  if (!found) throw new Error(`The document has no ${given.$ref}.`);
  return found;
}

/** The last part of a reference. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
