import { useStatus } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface NothingThereProps {
  title: string;
  text: string;
  to: string;
  back: string;
}

/** Says that an address leads to nothing; the server answers 404 with it. */
export function NothingThere({ title, text, to, back }: NothingThereProps) {
  useStatus(404);
  return (
    <>
      <Seo title={title} noindex />
      <Notice mark="404" title={title} text={text}>
        <Button to={to}>{back}</Button>
      </Notice>
    </>
  );
}
