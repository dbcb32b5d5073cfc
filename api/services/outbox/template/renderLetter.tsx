import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Brand } from '../brand.ts';
import type { Letter } from '../letter.ts';
import { MailTemplate } from './MailTemplate.tsx';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Imported with the first mail: React's templates would slow the server's start. */
export function renderLetter(letter: Letter, brand: Brand): string {
  // Their own `render` loads formatters that nothing here needs.
  const html = DOCTYPE + renderToStaticMarkup(<MailTemplate brand={brand} letter={letter} />);
  // React asks browsers to load pictures early, which mail programs may take for a remote file.
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}
