import { useEffect, useRef, useState } from 'react';
import { Confirm, useBlocker } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { guardLanguage } from '../providers/store.ts';

export const LeaveGuard = () => {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  return <LeaveQuestion asks={Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful} />;
};

interface LeaveQuestionProps {
  asks: boolean;
  /** Closes a dialog with unsaved work, which it was asked to do; null otherwise. */
  close?: (() => void) | null;
  onStay?: () => void;
}

/** Asks before leaving unsaved work. Replaces react-admin's, which takes /cars/12 for a part of /cars/1. */
export const LeaveQuestion = ({ asks, close = null, onStay }: LeaveQuestionProps) => {
  // Closing a dialog may leave its address.
  const isClosed = useRef(false);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && !isClosed.current && currentLocation.pathname !== nextLocation.pathname,
  );

  // A save or delete navigates in the same tick in which leaving becomes safe.
  useEffect(() => {
    if (state === 'blocked' && !asks) proceed?.();
  }, [state, asks, proceed]);

  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);

  const [changeLanguage, setChangeLanguage] = useState<(() => void) | null>(null);
  useEffect(
    () => (asks ? guardLanguage((change) => setChangeLanguage(() => change)) : undefined),
    [asks],
  );

  const stay = () => {
    setChangeLanguage(null);
    reset?.();
    onStay?.();
  };
  const leave = () => {
    setChangeLanguage(null);
    changeLanguage?.();
    proceed?.();
    isClosed.current = close !== null;
    close?.();
  };

  return (
    <Confirm
      cancel="paddock.unsaved.stay"
      confirm="paddock.unsaved.leave"
      confirmColor="warning"
      content="ra.message.unsaved_changes"
      isOpen={close !== null || (asks && (state === 'blocked' || changeLanguage !== null))}
      onClose={stay}
      onConfirm={leave}
      title="paddock.unsaved.title"
    />
  );
};
