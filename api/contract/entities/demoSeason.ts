import { z } from 'zod';

const kind = z.object({
  resource: z.string().describe('The path of the resource, e.g. `team-members`.'),
  records: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** What is left of the demo season or, in the answer to its removal, what was done. */
export const demoSeason = z.object({
  state: z
    .enum(['loading', 'there', 'none'])
    .describe('`there`: something of it can be removed. While it is loading nothing can be.'),
  removed: z.array(kind).describe('Records as they were loaded: they go.'),
  reset: z.array(kind).describe('Settings and methods as they were loaded: they become neutral.'),
  kept: z.array(kind).describe('Records that somebody edited: they stay.'),
});

export type DemoSeason = z.infer<typeof demoSeason>;
export type DemoKind = z.infer<typeof kind>;
