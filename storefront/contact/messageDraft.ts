import { parsed, textOf } from '../../api/client/readAnswer.ts';
import { STORAGE_KEYS, tabStorage, tryStore } from '../../api/client/storage.ts';
import { CONTACT_TEXTS, type ContactDraft } from './contactRules.ts';

const storage = tabStorage();

/**
 * Keeps the texts of a message in this tab, where they outlive reloads and other pages. Its sender agrees to
 * the terms anew each time.
 */
export function keepDraft(draft: ContactDraft): void {
  const texts = Object.fromEntries(CONTACT_TEXTS.map((name) => [name, draft[name]]));
  tryStore(storage, STORAGE_KEYS.contact, JSON.stringify(texts));
}

/** Fills in what was typed before, where nothing was typed since. */
export function fillInDraft(form: HTMLFormElement | null): void {
  const kept = parsed(storage.getItem(STORAGE_KEYS.contact) ?? '');
  for (const name of CONTACT_TEXTS) {
    const field = form?.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = textOf(kept, name) ?? '';
  }
}

export const forgetDraft = (): void => storage.removeItem(STORAGE_KEYS.contact);
