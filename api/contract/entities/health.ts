import { z } from 'zod';

export const health = z.object({
  status: z.literal('ok'),
  demo: z.enum(['off', 'loading', 'ready', 'removed']),
});
