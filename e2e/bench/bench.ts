// Measures the product against raw servers and the raw driver, all in one run on this machine.
// Figures are medians of alternating rounds, and what counts are the ratios.
import { measureCrowd } from './crowd.ts';
import { measureFilled } from './filled.ts';
import { hasWrk } from './generator.ts';
import { measureReads } from './reads.ts';

await measureReads();
if (hasWrk) await measureCrowd();
await measureFilled();
