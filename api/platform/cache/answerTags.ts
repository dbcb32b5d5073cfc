import type { IncomingMessage } from 'node:http';

type Listener = (tags: readonly string[]) => void;

const listeners = new WeakMap<IncomingMessage, Listener>();

/** Calls back with the tags under which the answer to a request is cached, if it is. */
export function onAnswerTags(req: IncomingMessage, listener: Listener): void {
  listeners.set(req, listener);
}

/** Tells who asked, where that is this server itself, which tags the answer has. */
export function tellAnswerTags(req: IncomingMessage, tags: readonly string[]): void {
  listeners.get(req)?.(tags);
}

/** Collects the tags of what a page or a file is made of. */
export function collectTags() {
  const collected = new Set<string>();
  let hasUntagged = false;
  return {
    /** @param tags those of one answer; null for an answer that has none */
    add(tags: readonly string[] | null): void {
      if (tags === null) hasUntagged = true;
      else for (const tag of tags) collected.add(tag);
    },
    /** None when an answer had none: nothing would drop what was made of it. */
    all: (): readonly string[] => (hasUntagged ? [] : [...collected]),
  };
}
