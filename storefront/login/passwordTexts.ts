import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/password.json';

/** The texts of the pages of passwords, which the sign-in doesn't load. */
export const usePasswordTexts = ownTexts(texts);
