import { useSite } from '../app/site.ts';
import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/texts.json';

const TRANSLATE = ownTexts(texts);

/** The texts of orders' pages. */
export const useOrderTexts = () => TRANSLATE[useSite().locale];
