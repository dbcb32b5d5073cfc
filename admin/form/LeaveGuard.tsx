import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
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
  const [guard] = useState<Guard>(() => ({ asks }));
  useLayoutEffect(() => {
    publish([...guards, guard]);
    return () => publish(guards.filter((other) => other !== guard));
  }, [guard]);
  useLayoutEffect(() => {
    guard.asks = asks;
    publish([...guards]);
  }, [guard, asks]);
  const isLast = useSyncExternalStore(subscribe, () => guards.at(-1) === guard);

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
    onStay?.();
  };
  const leave = () => {
    setChangeLanguage(null);
    changeLanguage?.();
    // Closing a dialog may leave its address.
    if (close) guard.asks = false;
    close?.();
  };
  return (
    <>
      <Question
        isOpen={close !== null || (asks && changeLanguage !== null)}
        onLeave={leave}
        onStay={stay}
      />
      {isLast && <Blocker />}
    </>
  );
};

/** Asks before the address is left, for all guards: the router takes one blocker at a time. */
const Blocker = () => {
  const isUnsaved = useSyncExternalStore(subscribe, hasUnsaved);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  // A save or delete navigates in the same tick in which leaving becomes safe.
  useEffect(() => {
    if (state === 'blocked' && !isUnsaved) proceed?.();
  }, [state, isUnsaved, proceed]);
  return (
    <Question
      isOpen={isUnsaved && state === 'blocked'}
      onLeave={() => proceed?.()}
      onStay={() => reset?.()}
    />
  );
};

interface QuestionProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
}

const Question = ({ isOpen, onLeave, onStay }: QuestionProps) => (
  <Confirm
    cancel="paddock.unsaved.stay"
    confirm="paddock.unsaved.leave"
    confirmColor="warning"
    content="ra.message.unsaved_changes"
    isOpen={isOpen}
    onClose={onStay}
    onConfirm={onLeave}
    title="paddock.unsaved.title"
  />
);

interface Guard {
  asks: boolean;
}

/** Those on the screen, as of a form and of a dialog over it; the last one blocks for all. */
let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Guard[]): void {
  guards = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const hasUnsaved = (): boolean => guards.some(({ asks }) => asks);
