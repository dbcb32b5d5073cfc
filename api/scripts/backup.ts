import { runTool } from './tool.ts';
import { backup } from './tools/backup.ts';

// When the server started it, it ends with the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();

await runTool(backup);
