import type { ComponentProps } from 'react';
import { LinkBase } from 'react-admin';
import { IconAction } from './IconAction.tsx';

interface IconLinkProps extends ComponentProps<typeof IconAction> {
  to: string;
}

/** A small link with an icon; `label` is a message key. */
export const IconLink = ({ to, ...props }: IconLinkProps) => {
  const link = { component: LinkBase, to };
  return <IconAction size="small" {...link} {...props} />;
};
