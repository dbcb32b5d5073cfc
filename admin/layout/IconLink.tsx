import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useTranslate } from 'react-admin';

interface IconLinkProps extends Omit<IconButtonProps, 'component'> {
  /** Message key. */
  label: string;
  to: string;
}

/** A small link with an icon and its name. */
export const IconLink = ({ label, ...props }: IconLinkProps) => {
  const text = useTranslate()(label);
  return (
    <Tooltip title={text}>
      <IconButton aria-label={text} component={LinkBase} size="small" {...props} />
    </Tooltip>
  );
};
