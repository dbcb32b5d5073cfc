import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';

/** Leads from a panel to the whole list; `text` is a message key. */
export const ListLink = ({ text, to }: { text: string; to: string }) => (
  <Button component={LinkBase} size="small" to={to}>
    {useTranslate()(text)}
  </Button>
);
