import { runTool } from '../scripts/tool.ts';
import { exportTool } from './exportTool.ts';

await runTool(exportTool);
