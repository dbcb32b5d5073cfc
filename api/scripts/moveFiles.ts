import { runTool } from './tool.ts';
import { moveFiles } from './tools/moveFiles.ts';

await runTool(moveFiles);
