import type { CreateLimiter, Limiter } from '../../platform/limiter.ts';

/**
 * Codes that one network may try in vain, by themselves or with orders, so that none is found by guessing.
 * One that can be used is given back.
 */
export const codeLimit = (createLimiter: CreateLimiter): Limiter =>
  createLimiter({ name: 'discount-codes', points: 60, seconds: 600 });
