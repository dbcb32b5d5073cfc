import { useEffect, useRef } from 'react';
import type { Command } from './shortcuts.ts';

type Handler = () => void;

const handlers = new Map<Command, Handler[]>();

/** Answers a command as long as the component is on the screen; the last to come answers first. */
export function useCommand(command: Command, handler: Handler, enabled = true): void {
  const latest = useRef(handler);
  latest.current = handler;

  useEffect(() => {
    if (!enabled) return;
    const own = () => latest.current();
    handlers.set(command, [...(handlers.get(command) ?? []), own]);
    return () => {
      handlers.set(
        command,
        (handlers.get(command) ?? []).filter((other) => other !== own),
      );
    };
  }, [command, enabled]);
}

/** Has a command done; false when nobody on the screen can. */
export function runCommand(command: Command): boolean {
  const handler = handlers.get(command)?.at(-1);
  handler?.();
  return handler !== undefined;
}
