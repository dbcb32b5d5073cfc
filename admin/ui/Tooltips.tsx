import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';

/** Milliseconds that somebody points at a button before its tooltip shows. */
const DELAY_MS = 400;

/**
 * Shows the text of `data-tooltip` of what is pointed at or focused by keyboard, until Escape or a click. One
 * tooltip for all of them: one each would cost a list with three buttons a row a tenth of its time.
 */
export const Tooltips = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    let timer = 0;
    const hide = () => {
      clearTimeout(timer);
      setOpen(false);
    };
    const show = (element: HTMLElement, delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        setAnchor(element);
        setOpen(true);
      }, delay);
    };
    const onTarget = ({ target }: Event, delay: number) => {
      // The tooltip itself can be pointed at, to read it enlarged.
      if (!(target instanceof Element) || target.closest('[role="tooltip"]')) return;
      const element = target.closest<HTMLElement>('[data-tooltip]');
      if (element) show(element, delay);
      else hide();
    };
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { capture: true, signal: listening.signal });
    listen('pointerover', (event) => onTarget(event, DELAY_MS));
    listen('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) {
        onTarget(event, 0);
      } else hide();
    });
    listen('click', hide);
    listen('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') hide();
    });
    // The pointer leaves the window.
    listen('mouseout', (event) => {
      if (event instanceof MouseEvent && event.relatedTarget === null) hide();
    });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return (
    anchor && (
      <Tooltip
        describeChild
        disableHoverListener
        open={isOpen}
        slotProps={{ popper: { anchorEl: anchor } }}
        title={anchor.dataset.tooltip ?? ''}
      >
        {/* MUI wants a child; the anchor stands for it. */}
        <span hidden />
      </Tooltip>
    )
  );
};
