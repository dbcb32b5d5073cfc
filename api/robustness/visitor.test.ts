import { triesAnyRequest } from './anyRequest.ts';

triesAnyRequest({
  as: 'visitor',
  database: 'sqlite',
  cases: { usual: 400, deep: 8_000 },
});
triesAnyRequest({
  as: 'visitor',
  database: 'postgres',
  cases: { usual: 200, deep: 2_000 },
});
