import { useEffect, useRef } from 'react';
import type { Command } from './shortcuts.ts';

type Handler = () => void;

const handlers = new Map<Command, Handler[]>();

/** Handles a command while the component is mounted; the latest mounted takes precedence. */
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

/** Runs a command; false when no mounted component handles it. */
export function runCommand(command: Command): boolean {
  const handler = handlers.get(command)?.at(-1);
  handler?.();
  return handler !== undefined;
}
