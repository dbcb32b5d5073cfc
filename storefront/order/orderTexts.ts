import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/texts.json';

/** The texts of order pages. */
export const useOrderTexts = ownTexts(texts);
