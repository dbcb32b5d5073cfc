import { z } from 'zod';

export const liveCounts = z.object({
  unread_messages: z.int().optional(),
  new_orders: z.int().optional().describe('Orders still pending.'),
  latest_message: z.int().nullable().optional().describe('Id of the newest message.'),
  latest_order: z.int().nullable().optional().describe('Id of the newest order.'),
  written: z
    .array(z.string())
    .optional()
    .describe(
      'Paths of the resources that were written since the event before; absent when any may have been, as in the first event of a connection.',
    ),
});

export type LiveCounts = z.infer<typeof liveCounts>;
