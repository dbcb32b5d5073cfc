import { blanice } from './liveries/blanice.ts';
import { brdy } from './liveries/brdy.ts';
import { lomnice } from './liveries/lomnice.ts';
import { otava } from './liveries/otava.ts';
import { rys } from './liveries/rys.ts';
import { skalka } from './liveries/skalka.ts';
import type { Livery } from './livery.ts';
import type { Shape } from './shape.ts';
import { boxCoupe } from './shapes/box-coupe.ts';
import { boxSedan } from './shapes/box-sedan.ts';
import { estate } from './shapes/estate.ts';
import { lowCoupe } from './shapes/low-coupe.ts';
import { sportSedan } from './shapes/sport-sedan.ts';
import { wideCoupe } from './shapes/wide-coupe.ts';

/** A car of the team: the same name as its page's address. */
export type CarModel = { slug: string; shape: Shape; livery: Livery; spokes: number };

export const cars = {
  otava: { slug: 'otava-600', shape: wideCoupe, livery: otava, spokes: 5 },
  lomnice: { slug: 'lomnice-gt', shape: lowCoupe, livery: lomnice, spokes: 6 },
  blanice: { slug: 'blanice-r', shape: sportSedan, livery: blanice, spokes: 5 },
  brdy: { slug: 'brdy-kombi', shape: estate, livery: brdy, spokes: 8 },
  skalka: { slug: 'skalka-200', shape: boxSedan, livery: skalka, spokes: 4 },
  rys: { slug: 'prvni-rys', shape: boxCoupe, livery: rys, spokes: 5 },
} satisfies Record<string, CarModel>;
