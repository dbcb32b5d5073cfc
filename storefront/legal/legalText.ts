import type { ReactNode } from 'react';

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
