import { triesAnyRequest } from './anyRequest.ts';

triesAnyRequest({ as: 'administrator', database: 'sqlite', cases: 1_200 });
triesAnyRequest({ as: 'administrator', database: 'postgres', cases: 200 });
