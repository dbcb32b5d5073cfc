import { ownTexts } from '../../messages/ownTexts.ts';
import texts from './messages/texts.json';

export const usePointTexts = ownTexts(texts);
