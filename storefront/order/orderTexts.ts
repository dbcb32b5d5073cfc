import { withNoBreaks } from '../../api/contract/noBreaks.ts';
import { useSite } from '../app/site.ts';
import { createTranslate } from '../messages/translate.ts';
import texts from './messages/texts.json';

const TRANSLATE = {
  en: createTranslate(texts.en, 'en'),
  cs: createTranslate(withNoBreaks(texts.cs, true), 'cs'),
};

/** The texts of orders' pages. They come with those pages: other visitors don't load them. */
export const useOrderTexts = () => TRANSLATE[useSite().locale];
