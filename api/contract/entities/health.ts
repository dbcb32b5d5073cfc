import { z } from 'zod';

export const ready = z.object({ status: z.literal('ready') });

export const health = z.object({
  status: z.literal('ok'),
  demo: z.enum(['off', 'loading', 'ready', 'removed']),
});
