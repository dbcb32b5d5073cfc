import { runTool } from './tool.ts';
import { restore } from './tools/restore.ts';

await runTool(restore);
