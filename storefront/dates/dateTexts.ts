import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/texts.json';

/** The texts of dates, loaded only where a site has some. */
export const useDateTexts = ownTexts(texts);
