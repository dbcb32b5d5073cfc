import { expect, it } from 'vitest';
import { exportTool } from '../seed/exportTool.ts';
import { seedTool } from '../seed/seedTool.ts';
import { callTool } from '../testing/tools.ts';
import { backup } from './tools/backup.ts';
import { moveFiles } from './tools/moveFiles.ts';
import { restore } from './tools/restore.ts';
import { user } from './tools/user.ts';

const TOOLS = {
  seed: seedTool,
  export: exportTool,
  user,
  backup,
  restore,
  'move-files': moveFiles,
};

it.each(Object.entries(TOOLS))('npm run %s says how it is called', async (name, tool) => {
  const usage = `npm run ${name} -- `;
  const help = await callTool(tool, ['--help']);
  expect(help).toEqual({ code: 0, out: expect.stringContaining(usage), err: '' });
  const { code, err } = await callTool(tool, ['--colour']);
  const lines = err.split('\n');
  expect([code, lines[0], lines[1]]).toEqual([1, "Unknown option '--colour'", '']);
  expect(err).toContain(usage);
});
