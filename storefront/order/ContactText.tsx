import { ContactLink } from '../contact/ContactLink.tsx';

/** A text whose words in brackets lead to the contact. */
export function ContactText({ children }: { children: string }) {
  const [before = '', words = '', after = ''] = children.split(/[[\]]/);
  return (
    <>
      {before}
      {words && <ContactLink>{words}</ContactLink>}
      {after}
    </>
  );
}
