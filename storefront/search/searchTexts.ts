import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/texts.json';

/** The texts of the search. */
export const useSearchTexts = ownTexts(texts);
