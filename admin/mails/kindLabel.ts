import { type MailKind, mailLabels } from '../../api/contract/mailKinds.ts';
import { currentLanguage } from '../providers/language.ts';

/** The name of a kind of mails. The names of all kinds are loaded with the screen that shows them. */
export const kindLabel = (kind: MailKind): string => mailLabels(currentLanguage())[kind] ?? kind;
