import type { ComponentProps } from 'react';
import { IconButtonWithTooltip, LinkBase } from 'react-admin';

interface IconLinkProps extends ComponentProps<typeof IconButtonWithTooltip> {
  to: string;
}

/** A small link with an icon; `label` is a message key. */
export const IconLink = ({ to, ...props }: IconLinkProps) => {
  const link = { component: LinkBase, to };
  return <IconButtonWithTooltip size="small" {...link} {...props} />;
};
