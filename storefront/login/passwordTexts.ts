import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/password.json';

/** The texts of the password pages, not loaded by the sign-in. */
export const usePasswordTexts = ownTexts(texts);
