import { runTool } from '../scripts/tool.ts';
import { seedTool } from './seedTool.ts';

await runTool(seedTool);
