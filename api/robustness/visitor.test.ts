import { triesAnyRequest } from './anyRequest.ts';

triesAnyRequest({ as: 'visitor', database: 'sqlite', cases: 8_000 });
triesAnyRequest({ as: 'visitor', database: 'postgres', cases: 800 });
