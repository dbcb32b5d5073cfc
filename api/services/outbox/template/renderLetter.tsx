import { render } from '@react-email/render';
import type { Brand } from '../brand.ts';
import type { Letter } from '../letter.ts';
import { MailTemplate } from './MailTemplate.tsx';

/** Imported with the first mail: React's templates would slow the server's start. */
export async function renderLetter(letter: Letter, brand: Brand): Promise<string> {
  const html = await render(<MailTemplate brand={brand} letter={letter} />);
  // React asks browsers to load pictures early, which mail programs may take for a remote file.
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}
