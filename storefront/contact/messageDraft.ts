import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { createTabDraft } from '../app/tabDraft.ts';
import { CONTACT_TEXTS, type ContactText } from './contactRules.ts';

const isText = (name: string): name is ContactText => CONTACT_TEXTS.some((known) => known === name);

/** The message of this tab, until it is sent. Its sender agrees to the terms anew each time. */
export const messageDraft = createTabDraft(STORAGE_KEYS.contact, isText);

/** Fills in what was typed before, where nothing was typed since. */
export function fillInDraft(form: HTMLFormElement | null): void {
  for (const [name, value] of Object.entries(messageDraft.read())) {
    const field = form?.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = value;
  }
}
