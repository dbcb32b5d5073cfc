import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { ElementType } from 'react';
import { useTranslate } from 'react-admin';

interface IconActionProps extends Omit<IconButtonProps, 'aria-label'> {
  /** Message key or text: the button's name, and its tooltip. */
  label: string;
  /** Of one that is a link. */
  component?: ElementType;
  to?: string;
  href?: string;
  target?: string;
  rel?: string;
}

/** A button that is only an icon. `Tooltips` shows its name to who points at it. */
export const IconAction = ({ label, ...props }: IconActionProps) => {
  const text = useTranslate()(label, { _: label });
  return <IconButton aria-label={text} data-tooltip={text} {...props} />;
};
