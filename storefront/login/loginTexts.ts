import { useSite } from '../app/site.ts';
import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/texts.json';

const TRANSLATE = ownTexts(texts);

/** The texts of passkeys and of the second step. */
export const useLoginTexts = () => TRANSLATE[useSite().locale];
