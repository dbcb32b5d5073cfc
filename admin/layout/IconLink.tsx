import type { ComponentProps } from 'react';
import { LinkBase } from 'react-admin';
import { IconAction } from './IconAction.tsx';

interface IconLinkProps extends ComponentProps<typeof IconAction> {
  to: string;
  /** What the screen behind it is told. */
  state?: object;
}

/** A small link with an icon; `label` is a message key. */
export const IconLink = ({ to, ...props }: IconLinkProps) => {
  const link = { component: LinkBase, to };
  return <IconAction size="small" {...link} {...props} />;
};
