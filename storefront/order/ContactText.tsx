import { PageLink } from '../app/PageLink.tsx';
import { urls } from '../urls.ts';

/** A text whose words in brackets lead to the contact. */
export function ContactText({ children }: { children: string }) {
  const [before = '', words = '', after = ''] = children.split(/[[\]]/);
  return (
    <>
      {before}
      {words && <PageLink to={urls.homeSection('contact')}>{words}</PageLink>}
      {after}
    </>
  );
}
