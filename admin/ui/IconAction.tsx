import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ElementType } from 'react';
import { useTranslate } from 'react-admin';
import { named } from './named.ts';

interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Message key or text: the button's name, and its tooltip. */
  label: string;
  /** The name of what it acts on, for screen readers, where others next to it do the same. */
  item?: string | undefined;
  /** Of one that is a link. */
  component?: ElementType;
  to?: string;
  href?: string;
  target?: string;
  rel?: string;
}

/** A button that is only an icon. `Tooltips` shows its name to who points at it. */
export const IconAction = ({ label, item, ...props }: IconActionProps) => {
  const text = useTranslate()(label, { _: label });
  return <IconButton aria-label={named(text, item)} data-tooltip={text} {...props} />;
};
