import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { noBreaks, withNoBreaks } from '../../api/contract/noBreaks.ts';

/** One numbered part of a legal text; its id is what links within the page point at. */
export interface LegalPart {
  id: string;
  title: string;
  body: ReactNode;
}

/** Who sells and answers for the data, as the settings say. */
export interface Seller {
  name: string;
  address: string;
  ico: string;
  dic: string;
  email: string;
  phone: string;
}

/** A legal text in one language. */
export type LegalText = (seller: Seller) => readonly LegalPart[];

/** A part of a Czech text with its no-break spaces. */
export const typesetPart = ({ id, title, body }: LegalPart): LegalPart => ({
  ...{ id, title: noBreaks(title) },
  body: typeset(body),
});

/** Words and numbers side by side are one text. */
function typeset(content: ReactNode): ReactNode[] {
  const parts: (string | Element)[] = [];
  for (const part of Children.toArray(content)) {
    const last = parts.at(-1);
    if (isValidElement<Record<string, unknown>>(part)) parts.push(part);
    else if (typeof last === 'string') parts[parts.length - 1] = `${last}${part}`;
    else parts.push(String(part));
  }
  return parts.map((part) => (typeof part === 'string' ? noBreaks(part) : typesetElement(part)));
}

type Element = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

/** Parts of their own have texts in their properties too. */
function typesetElement(element: Element): ReactNode {
  const { children, ...props } = element.props;
  const texts = typeof element.type === 'string' ? {} : withNoBreaks(props, true);
  return cloneElement(element, texts, ...typeset(children));
}
