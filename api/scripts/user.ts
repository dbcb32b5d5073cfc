import { runTool } from './tool.ts';
import { user } from './tools/user.ts';

await runTool(user);
