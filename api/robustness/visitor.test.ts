import { triesAnyRequest } from './anyRequest.ts';

triesAnyRequest({ as: 'visitor', database: 'sqlite', cases: 800 });
triesAnyRequest({ as: 'visitor', database: 'postgres', cases: 200 });
