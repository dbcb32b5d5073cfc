import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from 'react-admin';

/** Opens the page of the public site that shows these records, in a new window. */
export const SitePageButton = ({ href }: { href: string }) => (
  <Button component="a" href={href} label="paddock.viewOnSite" rel="noopener" target="_blank">
    <OpenInNew />
  </Button>
);
