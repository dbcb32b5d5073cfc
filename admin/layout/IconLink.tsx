import { IconButtonWithTooltip, type IconButtonWithTooltipProps, LinkBase } from 'react-admin';

export const IconLink = (props: IconButtonWithTooltipProps & { to: string }) => (
  <IconButtonWithTooltip component={LinkBase} size="small" {...props} />
);
