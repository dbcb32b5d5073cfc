import { useSite } from '../app/site.ts';
import { ownTexts } from '../messages/ownTexts.ts';
import texts from './messages/password.json';

const TRANSLATE = ownTexts(texts);

/** The texts of the pages of passwords, which the sign-in doesn't load. */
export const usePasswordTexts = () => TRANSLATE[useSite().locale];
