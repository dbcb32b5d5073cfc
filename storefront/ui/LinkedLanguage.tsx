import { useLinkLanguage } from '../app/linkLanguage.ts';

/** Lets a form that only reads keep the language where its address has to name it. */
export function LinkedLanguage() {
  const language = useLinkLanguage();
  return language && <input type="hidden" name="lang" value={language} />;
}
