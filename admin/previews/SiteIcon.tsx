import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

interface SiteIconProps extends IconButtonProps {
  label: string;
  href?: string;
  rel?: string;
  target?: string;
}

export const SiteIcon = ({ label, children, ...rest }: SiteIconProps) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} size="small" {...rest}>
      {children}
    </IconButton>
  </Tooltip>
);
