import { triesAnyRequest } from './anyRequest.ts';

triesAnyRequest({ as: 'administrator', database: 'sqlite', cases: 12_000 });
triesAnyRequest({ as: 'administrator', database: 'postgres', cases: 800 });
