import { triesAnyRequest } from './anyRequest.ts';

triesAnyRequest({
  as: 'administrator',
  database: 'sqlite',
  cases: { usual: 600, deep: 12_000 },
});
triesAnyRequest({
  as: 'administrator',
  database: 'postgres',
  cases: { usual: 200, deep: 2_000 },
});
