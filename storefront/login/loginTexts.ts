import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/texts.json';

/** The texts of passkeys and of the second step. */
export const useLoginTexts = ownTexts(texts);
