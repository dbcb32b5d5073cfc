import { z } from 'zod';

const kind = z.object({
  resource: z.string().describe('The path of the resource, e.g. `team-members`.'),
  records: z.array(z.object({ id: z.int(), name: z.string() })),
});

/** What is left of the demo season or, in the answer to its removal, what was done. */
export const demoSeason = z.object({
  state: z
    .enum(['loading', 'there', 'none'])
    .describe('`there`: some of it can be removed. Nothing can be removed while it is loading.'),
  removed: z.array(kind).describe('Unedited records, which are deleted.'),
  reset: z.array(kind).describe('Unedited settings and methods, which become neutral.'),
  kept: z.array(kind).describe('Edited records, which are kept.'),
});

export type DemoSeason = z.infer<typeof demoSeason>;
export type DemoKind = z.infer<typeof kind>;
